// Animals on a plate: 'tabla de ciervo ahumado' tells of no deer to be seen.

const A_DISH =
  /^(?:tablas?|carnes?|estofados?|guisos?|lomos?|lomito|hamburguesas?|milanesas?|empanadas?|ragu|filetes?|bifes?|pate|carpaccio|cazuelas?|sopas?|caldos?|anticuchos?|chicharron(?:es)?|asados?|platos?|charqui|jamon|pasteles?|costillas?|brochetas?|albondigas|chuletas?|chorizos?|salchichas?|ceviche|tacos?|sudado|queso)$/
const COOKED =
  /^(?:(?:ahumad|asad|frit|guisad|estofad|confitad|chactad|apanad|empanizad|rellen|saltead|encocad|sudad)[oa]s?\b|a la (?:brasa|parrilla|plancha|lena|naranja|cazadora)|al (?:horno|disco|palo|vino|ajillo|carbon)|en (?:salsa|escabeche))/
const COOKED_ABROAD = /^(?:smoked|roast|roasted|grilled|fried|braised)$/
const DISHES_ABROAD = /^(?:burgers?|stew|steaks?|jerky|pie|meat|soup|sausages?)$/

/** Whether the words from one position to before another one name an animal that is eaten. */
export const isDish = (words: readonly string[], { from, to }: { from: number; to: number }): boolean =>
  (words[from - 1] === 'de' && A_DISH.test(words[from - 2] ?? '')) ||
  COOKED.test(words.slice(to, to + 4).join(' ')) ||
  COOKED_ABROAD.test(words[from - 1] ?? '') ||
  DISHES_ABROAD.test(words[to] ?? '')
