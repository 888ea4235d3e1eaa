import type { Evidence } from '../knowledge/evidence-repository.ts'
import { MEASURES } from '../lexicon/measures.ts'
import type { QuestionRead } from '../understanding/read-question.ts'

// Questions for one trait of a thing, for what a place serves within it, and for what it sends away: a sentence that only speaks of the
// thing, or of the food, is no answer.

type Asked = Pick<QuestionRead, 'text'>
type AskedWishes = Pick<QuestionRead, 'text' | 'wishes'>

/** A word with a capital letter behind the first one names something: 'un Celestron', 'la dueña, Carmen'. */
const A_NAME_WITHIN = /(?<=[\p{L}\d,;:»"”)]\s+(?:[«"“(]\s*)?)\p{Lu}[\p{L}\d]/u
const A_COLOUR =
  /(?<!\p{L})(?:blanc\p{L}*|negr\p{L}*|roj\p{L}*|azul\p{L}*|verd\p{L}*|amarill\p{L}*|naranja|morad\p{L}*|violeta|rosad?\p{L}*|gris\p{L}*|marr[oó]n\p{L}*|caf[eé]|dorad\p{L}*|platead\p{L}*|turquesa|celeste|esmeralda|ocre|color\p{L}*|white|black|red|blue|green|yellow|orange|purple|pink|grey|gray|brown|golden|turquoise|branc\p{L}*|pret\p{L}*|vermelh\p{L}*|amarel\p{L}*|blanch\p{L}*|noirs?|rouges?|bleu\p{L}*|verts?|jaunes?|bianc\p{L}*|ner[oaie]|ross[oaie]|azzurr\p{L}*|giall\p{L}*)(?!\p{L})/iu
const A_MATERIAL =
  /(?<!\p{L})(?:de|del|en|of|in|di|en|made of|wooden) (?:pur[oa] |la |el )?(?:mader\p{L}+|piedra\p{L}*|m[aá]rmol|adobe|ladrillo\p{L}*|barro|hierro|acero|bronce|cobre|oro|plata|vidrio|cristal|cuero|lana|algod[oó]n|seda|ca[nñ]a|bamb[uú]|palma|paja|cer[aá]mica|arcilla|yeso|cemento|hormig[oó]n|concreto|granito|sillar|cantera|roble|cedro|pino|caoba|guadua|eucalipto|quebracho|wood|stone|brick|iron|leather|clay|gold|silver|legno|pietra|bois|pierre|pedra|couro)|hech[oa]s? (?:de|con)/iu
const A_MEASURE =
  /(?<!\p{L})(?:aumentos?|potencia|volt\p{L}*|v[aá]tios?|watts?|pulgadas|litros?|personas|hect[aá]reas|metros|kilos?|kg|toneladas|calibre|graduaci[oó]n|inch(?:es)?|\d+ ?(?:x|m2|v|w)|\d+ ?%)(?!\p{L})/iu
const WHICH =
  '(?:de )?(?:que|cual es (?:el|la|su)|what|which|de quelle?|quelle?|(?:di |de )?(?:che|qual|que))'
/** What trait is asked for, and what tells of it. */
const TRAITS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    new RegExp(
      `\\b${WHICH} (?:marcas?|modelos?|fabricantes?|brands?|models?|marques?|modelli|modello)\\b|\\bque (?:marca|modelo)\\b`,
    ),
    new RegExp(`${A_NAME_WITHIN.source}|(?<!\\p{L})(?:[Mm]arca|[Mm]odelo|[Bb]rand|[Mm]odel)(?!\\p{L})`, 'u'),
  ],
  [new RegExp(`\\b${WHICH} (?:colou?r(?:es)?|cor|couleurs?|colore)\\b`), A_COLOUR],
  [
    new RegExp(`\\b${WHICH} razas?\\b|\\b(?:which|what) breeds?\\b`),
    /(?<!\p{L})(?:raza|breed|pur[oa] sang|mestiz|xolo|labrador|pastor|angus|holando|criollo)/iu,
  ],
  [
    new RegExp(
      `\\b${WHICH} materia(?:l(?:es)?|is)\\b|\\bde que (?:esta(?:n)?|es|son) hech[oa]s?\\b|\\bmade of\\b`,
    ),
    A_MATERIAL,
  ],
  [
    new RegExp(
      `\\b${WHICH} (?:aumentos?|potencia|voltaje|resolucion|capacidad|calibre|graduacion|caudal|magnification|power|voltage|capacity)\\b`,
    ),
    A_MEASURE,
  ],
  [
    /\b(?:como se llaman?|cual es el nombre|que nombre tiene|what is the name|what s the name|como se chama|comment s appelle|come si chiama) (?:el|la|los|las|del|de la|de los|de las|of the|o|a|le|il) (?:duen|propietari|senor|chic[oa]|guia|chef|cociner|artist|autor|perr|gat|caball|owner|dog|cat|cook|don[oa]\b|cachorr|proprietair|chien|padron|cane)\p{L}*/u,
    A_NAME_WITHIN,
  ],
  [
    /\b(?:quien(?:es)? (?:es|son|era|eran)|who (?:is|s|are|owns)|quem e|qui est|chi e) (?:el|la|los|las|the|o|a|le|il|it) ?(?:duen|propietari|chef|cociner|artist|autor|fundador|owner|cook|founder|proprietair|padron|dono\b|dona\b)\p{L}*/u,
    new RegExp(
      `${A_NAME_WITHIN.source}|(?<!\\p{L})(?:due[nñ]|propietari|owner|chef|cociner|artist|autor|fundador)\\p{L}*`,
      'u',
    ),
  ],
]
/** Whether a question asks for one trait of a thing: 'de qué marca es el telescopio'. */
const asksForATrait = ({ text }: Asked): boolean => TRAITS.some(([asked]) => asked.test(text))
const missesTrait = ({ sentence }: Evidence, { text }: Asked): boolean =>
  TRAITS.some(([asked, told]) => asked.test(text) && !told.test(sentence))

const AWAY =
  '(?:correo|encomienda|paqueteria|mensajeria|courier|dhl|fedex|domicilio|(?:mi )?casa|(?:al|el|otro|otros) (?:extranjero|pais(?:es)?|exterior)|(?:a|to|para|pra|pour|en|in) \\p{L}{4,}|abroad|overseas|home|internationally|worldwide|by (?:post|mail))'
const ASKS_SHIPPING = new RegExp(
  `\\b(?:hacen?|ofrecen?|tienen?|hay|realizan?|con|fazem|faz|font|fanno) (?:los )?(?:envios?|entregas?|domicilios?|delivery|despachos?|spedizion[ei]|livraisons?)\\b|\\b(?:te |me |nos |lo |la |los |las |se )?(?:envian?|mandan?|despachan?|remiten|enviar\\p{L}*|mandar\\p{L}*|send|sends|ship|ships|mail|mails|enviam|mandam|envoient|expedient|spediscono|mandano)\\b (?:\\p{L}+ ){0,3}?${AWAY}`,
  'u',
)
const TELLS_SHIPPING =
  /env[ií][aoe]|mand(?:an|aron|ó|é)(?!\p{L})|despach|encomienda|paqueter|mensajer|correo|domicilio|delivery|ship|sent|mail|post(?:ed|age)?(?!\p{L})|courier|remit|exped|sped[ií]|livr(?:aison|er|ent)/iu
/** 'hacen envíos a Ecuador': what a shop sells is no answer. */
const missesShipping = ({ sentence }: Evidence, { text }: Asked): boolean =>
  ASKS_SHIPPING.test(text) && !TELLS_SHIPPING.test(sentence)

const SERVES =
  '(?:restaurantes?|cafeterias?|cafe|bar|barcito|comedor|kiosco|kiosko|quiosco|cantina|fonda|soda|snack|restaurants?|cafes?|coffee shop|lanchonete|ristorante|bistro|buvette)'
/** 'hay cafetería dentro', 'tienen restaurante': one there, and not a meal. */
const ASKS_WHO_SERVES = new RegExp(
  `\\b(?:hay|tienen?|tendran?|existe|cuenta con|habra|is there|are there|has|have|tem|c e|il y a|y a t il|ha)(?: (?:un|una|algun|alguna|a|an|any|um|uma|algum|alguma|unos|unas|alli|ahi|adentro|dentro|the|un|une|qualche))* ${SERVES}\\b`,
)
const TELLS_WHO_SERVES =
  /(?<!\p{L})(?:restaurant\p{L}*|cafeter\p{L}*|caf[eé]s?|bar(?:es|cito)?|comedor(?! de)|kios[ck]\p{L}*|quiosc\p{L}*|cantina|fonda|soda|puest\p{L}+|carrit\p{L}+|food truck|chiringuito|parador|snack\p{L}*|buf[eé]t?|men[uú]|almorz\p{L}+|almuerz\p{L}+|desayun\p{L}+|cen(?:ar|amos|é)|merend\p{L}+|com(?:er|imos|en|es|ida rica)|se come|vend\p{L}+|sirv\p{L}+|pedimos|pedí|plat(?:os?|illos)|food|lunch|eat|ate|serve[sd]?|lanchonete|ristorante|bistr\p{L}+|mangi\p{L}+|mang\p{L}+)(?!\p{L})/iu
const NO_FOOD_ALLOWED =
  /(?:no (?:se )?(?:permit\p{L}+|dej\p{L}+|pued\p{L}+|admit\p{L}+|acept\p{L}+)|prohib\p{L}+)[^.;]*(?:comida|comer|bebidas?|food)/iu
export const asksWhoServes = ({ text }: Asked): boolean => ASKS_WHO_SERVES.test(text)
const missesWhoServes = ({ sentence }: Evidence, { text }: Asked): boolean =>
  ASKS_WHO_SERVES.test(text) && (!TELLS_WHO_SERVES.test(sentence) || NO_FOOD_ALLOWED.test(sentence))

const LESSONS =
  '(?:clases?|clasecitas?|cursos?|cursillos?|lecciones|leccion|talleres|taller|lessons?|class(?:es)?|courses?|workshops?|aulas?|licoes|cours|lecons?|ateliers?(?= de | d )|lezion[ei]|corsi|corso(?= di)|laborator[io](?= di))'
/** 'dan clases de guitarra', 'do they teach pottery classes', 'il y a des cours de danse'. */
const ASKS_LESSONS = new RegExp(
  `\\b(?:dan|da|dictan?|imparten?|hay|hacen?|ofrecen?|tienen?|tendran|brindan|organizan|tomar|tomo|tomamos|llevar|teach|teaches|give|gives|offers?|have|has|run|runs|take|there|dao|oferecem?|ministram|tem|ha|donnent?|donne|proposent?|offrent|a|fanno|offrono|tengono|danno|ci sono|c e) (?:(?:algun|alguna|algunos|algunas|un|una|unos|unas|ahi|alli|alla|tambien|any|some|a|um|uma|des|de|dei|degli|delle|qualche|corto|gratis|free|private) )*(?:\\p{L}+ )?${LESSONS}(?= (?:de|del|d|para|pa|gratis|in|of|di|per|pour|ahi|alli|alla|en|at)\\b|$)`,
  'u',
)
/** 'toda clase de', 'primera clase', 'a golf course' are no lessons. */
const NO_LESSONS =
  /\b(?:(?:toda|otra|que|cualquier|alguna|esta|esa|primera|segunda) clase|(?:of|golf|race|main|obstacle) courses?|(?:first|business|second) class|cours d eau|cursos? de agua|taller(?:es)? mecanicos?)\b/
const TELLS_LESSONS =
  /(?<!\p{L})(?<!tod[ao] |otra |primera |segunda )(?:clase[s]?|clasecita\p{L}*|curs(?:o|os|illos?)|lecci[oó]n(?:es)?|taller(?:es)?|escuel(?:a|as|ita)|academia|profe(?:s|sor\p{L}*)?|instructor\p{L}*|enseñ\p{L}+|aprend\p{L}+|lessons?|class(?:es)?|courses?|workshops?|teach\p{L}*|taught|learn\p{L}*|aulas?|oficinas?|ensin\p{L}+|lições|cours|le[cç]ons?|ateliers?|appren\p{L}+|enseign\p{L}+|lezion[ei]|cors[oi]|laborator[io]|impar\p{L}+|insegn\p{L}+)(?!\p{L})/iu
export const asksForLessons = ({ text }: Asked): boolean => ASKS_LESSONS.test(text) && !NO_LESSONS.test(text)
/** 'dan clases de guitarra': a concert with guitars is none. */
const missesLessons = ({ sentence }: Evidence, question: Asked): boolean =>
  asksForLessons(question) && !TELLS_LESSONS.test(sentence)

const ASKS_WITH_A_CAT =
  /\b(?:mi|mis|nuestr[oa]s?|con|llev\p{L}+|traer|un|una|el|la|su|my|our|with|bring|take|meus?|minhas?|noss[oa]s?|com|mon|ma|mes|nos|notre|avec|mi[ao]|il mio|la mia|con il|col) (?:(?:mi|mis|un|una|el|la|los|las|a|an|my|the|um|uma|meu|minha|mon|ma|mio|mia) )*(?:gat[oa]s?|gatit[oa]s?|gatinh[oa]s?|michis?|minin[oa]s?|cats?|kittens?|kitty|chats?|chattes?|chatons?|gatt[oaie]|gattin[oaie])\b/u
const OF_A_PET =
  /\b(?:dej\p{L}+|entr\p{L}+|admit\p{L}+|acept\p{L}+|permit\p{L}+|pued\p{L}+|llev\p{L}+|mi|mis|my|allow\p{L}*|bring|take|meu|minha|mon|ma|mio|mia)\b/u
const TELLS_OF_CATS =
  /(?<!\p{L})(?<!cuatro |tres |dos )(?<!ni )(?:gat[oa]s?|gatit[oa]s?|gatinh[oa]s?|michis?|minin[oa]s?|mascotas?|animal(?:es|ito|itos)?|animai?s|cats?|kittens?|pets?|chats?|gatt[oaie]|animali|animaux)(?!\p{L})/iu
/** 'puedo entrar con mi gato': what is allowed to dogs alone is no answer, and what is to pets or animals is one. */
const asksWithACat = ({ text, wishes }: AskedWishes): boolean =>
  ASKS_WITH_A_CAT.test(text) &&
  OF_A_PET.test(text) &&
  wishes.some(({ aspect }) => aspect === 'perros') &&
  !wishes.some(({ aspect }) => MEASURES.has(aspect))
/** Returns the word for the cat that is to come along; null when none is. */
export const catAsked = (question: AskedWishes): string | null =>
  asksWithACat(question) ? (ASKS_WITH_A_CAT.exec(question.text)?.[0].split(' ').at(-1) ?? null) : null
const missesCat = ({ sentence }: Evidence, question: AskedWishes): boolean =>
  asksWithACat(question) && !TELLS_OF_CATS.test(sentence)

/** Whether a question asks for a trait, for what is sent away, for lessons in something, or for who comes along with a cat. */
export const asksForTheVeryThing = (question: AskedWishes): boolean =>
  asksForATrait(question) ||
  ASKS_SHIPPING.test(question.text) ||
  asksForLessons(question) ||
  asksWithACat(question)
/**
 * Whether a question asks for a trait, for who serves meals there, for what is sent away, for lessons or whether a cat may come, and the
 * sentence tells nothing of it.
 */
export const missesTheVeryThing = (one: Evidence, question: AskedWishes): boolean =>
  [missesTrait, missesShipping, missesWhoServes, missesLessons, missesCat].some((misses) =>
    misses(one, question),
  )
