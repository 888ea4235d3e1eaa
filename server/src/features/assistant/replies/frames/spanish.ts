/** For example 'en playas de España', 'en España' or ''. */
const inKind = (kind: string, where: string) => {
  const kindSaid = kind === 'lugares' ? '' : ` en ${kind}`
  if (where === '') return kindSaid
  if (!kindSaid) return ` en ${where}`
  return where.startsWith('el ') ? `${kindSaid} del ${where.slice(3)}` : `${kindSaid} de ${where}`
}
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const spanish = {
  locale: 'es',
  reviews: (count: number) => plural(count, 'reseña', 'reseñas'),
  days: (count: number) => plural(count, 'día', 'días'),
  noReviews: 'sin reseñas todavía',
  ofFive: (rating: number) => `${rating} de 5`,
  fromDescription: 'de su descripción',
  about: (topic: string, place: string) => `Sobre ${topic} en ${place}:`,
  aboutWords: (place: string) => `Esto cuentan de ${place}:`,
  agreement: (pro: number, contra: number, topic: string) =>
    contra === 0
      ? `Las ${pro} reseñas que opinan sobre ${topic} hablan bien.`
      : pro === 0
        ? `Las ${contra} reseñas que opinan sobre ${topic} se quejan.`
        : pro + contra === 2
          ? 'No todos coinciden.'
          : `No todos coinciden: de ${pro + contra} reseñas que opinan sobre ${topic}, ${pro} ${pro === 1 ? 'habla' : 'hablan'} bien y ${contra} no.`,
  unknown: (missing: string, place: string) => `De ${place}, nadie ha contado todavía ${missing}.`,
  usualPriceUntold: 'Lo que se paga normalmente no lo ha contado nadie todavía.',
  unknownWords: (words: string, place: string) => `De ${place}, nadie ha contado todavía nada de «${words}».`,
  notInPlan: (kind: string) => `En el plan no hay ${kind}.`,
  planOutings: (places: string) => `Para los demás días, cerca de ahí: ${places}.`,
  ofThose: (what: string) => `De esos lugares, por lo que cuentan sobre ${what}:`,
  ofListed: (topic: string) => `Esto cuentan de estos lugares sobre ${topic}:`,
  listedSilent: (topic: string, names: string) =>
    `De ${names}, nadie ha contado todavía nada sobre ${topic}.`,
  daysEnough: (count: number, where: string, days: string) =>
    `${count === 1 ? 'Para el lugar' : `Para los ${count} lugares`} que la comunidad conoce en ${where} ${days.startsWith('1 ') ? 'basta' : 'bastan'} ${days}.`,
  butTold: (topics: string) => `Lo que sí cuentan sus reseñas: ${topics}. Si vas, ¡cuéntalo en una reseña!`,
  perhaps: 'Estas frases de sus reseñas no las entiendo del todo; quizá digan algo de eso:',
  noComplaints: (place: string) => `Nadie se ha quejado todavía en ${place}. Lo que sí cuentan:`,
  complaints: (place: string) => `De esto se quejan en ${place}:`,
  praises: (place: string) => `Esto es lo que más gusta de ${place}:`,
  closest: 'Lo más parecido que cuentan:',
  tellIt: 'Si vas, ¡cuéntalo en una reseña!',
  nothingTold: 'Aún no tiene reseñas: si lo conoces, la primera puede ser tuya.',
  noDescription: 'Nadie escribió todavía su descripción; puedes hacerlo en su página.',
  askNear: '¿Quieres saber qué hay cerca?',
  isAt: (place: string, address: string) => `${place} está en ${address}.`,
  notKnown: (name: string) =>
    `La comunidad todavía no conoce «${name}»: no está entre sus lugares ni en sus reseñas. ¿Está escrito así? También puedo buscar por ciudad.`,
  listIn: (kind: string, where: string) => `Esto conoce la comunidad${inKind(kind, where)}:`,
  list: (kind: string, where: string) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${where ? ` en ${where}` : ' que la comunidad conoce'}, según lo que opinan los viajeros:`,
  listFor: (kind: string, where: string, why: string) =>
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${where ? ` en ${where}` : ''} por lo que cuentan sobre ${why}:`,
  more: (kind: string, where: string) => `Más ${kind}${where ? ` en ${where}` : ''}:`,
  moreLeft: (count: number) => `Hay ${count} más: pídeme «más».`,
  noMore: 'No hay más: eso es todo lo que la comunidad agregó hasta ahora.',
  offerPlan: (where: string) =>
    `Puedo contarte de «el segundo», por ejemplo. ¿Te armo un plan de 2 días en ${where}?`,
  offerPlace: (name: string) => `Si quieres saber más, pregúntame por ${name}.`,
  nobodyTold: (why: string, kind: string, where: string) =>
    `Nadie ha contado todavía nada sobre ${why}${inKind(kind, where)}. Lo que la comunidad conoce ahí:`,
  listByName: (kind: string, where: string, why: string) =>
    `Nadie ha contado todavía nada sobre ${why}${inKind(kind, where)}; por cómo se llaman, pueden servirte:`,
  itsName: 'Lo dice su nombre.',
  toldOfOthers: (why: string, kind: string, where: string) =>
    `Nadie ha contado todavía nada sobre ${why}${inKind(kind, where)}, pero sí en otros lugares:`,
  onlyContrary: (why: string, kind: string, where: string) =>
    `Nadie ha contado todavía nada bueno sobre ${why}${inKind(kind, where)}; de estos lugares cuentan lo contrario:`,
  untoldBesides: (what: string) => `Sobre ${what}, nadie ha contado nada ahí todavía.`,
  nobodyToldNear: (why: string, name: string) =>
    `Nadie ha contado todavía nada sobre ${why} cerca de ${name}. Lo que la comunidad conoce por ahí:`,
  nobodyToldAnywhere: (why: string) =>
    `Nadie ha contado todavía nada sobre ${why}, y solo conozco los lugares y las reseñas de la comunidad. ¿De qué lugar o ciudad quieres saber?`,
  kindNearby: (kind: string, where: string) =>
    `En ${where} la comunidad todavía no tiene ${kind}, pero cerca sí:`,
  noneOfKind: (kind: string, where: string) =>
    `En ${where} la comunidad todavía no tiene ${kind}, pero sí otros lugares:`,
  noneAnywhere: (kind: string) =>
    `La comunidad todavía no agregó ${kind}. Si conoces alguno, puedes ser quien lo cuente: está en «Agregar Lugar».`,
  nothingIn: (where: string) =>
    `La comunidad todavía no tiene lugares en ${where}. Si lo conoces, puedes agregar el primero en «Agregar Lugar».`,
  allFar: (distance: string) => `Lo más cercano que conozco está a más de ${distance}.`,
  nearest: 'Lo más cercano que conozco:',
  places: 'lugares',
  nearestOf: (name: string) => `Desde ${name}, de lo más cercano a lo más lejano:`,
  near: (name: string) => `Cerca de ${name} la comunidad conoce:`,
  straight: 'Las distancias son en línea recta.',
  walk: (minutes: number) => `unos ${minutes} min a pie`,
  nothingNear: (name: string, kind: string) => `La comunidad todavía no tiene ${kind} cerca de ${name}.`,
  nearWhat: '¿Cerca de qué lugar o ciudad?',
  between: (a: string, b: string, distance: string) => `De ${a} a ${b} hay ${distance} en línea recta`,
  away: (distance: string) => `a ${distance}`,
  plan: (days: string, where: string) =>
    `Un plan de ${days} en ${where}: lo mejor valorado, con lo que está cerca en el mismo día.`,
  planFor: (why: string) => `Tuve en cuenta ${why}.`,
  planClosed: (names: string) => `Dejé fuera lo que cuentan que está cerrado: ${names}.`,
  planShort: (covered: string, asked: number) =>
    `Con lo que la comunidad tiene ahí alcanza para ${covered}, no para ${asked}.`,
  planSpread: 'Los demás días son para el camino o para quedarte más donde estés.',
  planSame: (where: string) => `El plan queda como está: la comunidad no conoce otros lugares en ${where}.`,
  planFull: 'No hay más que agregar.',
  planMax: (max: number) => `Armo planes de hasta ${max} días.`,
  day: (number: number) => `Día ${number}`,
  save: 'Con «Guardar itinerario» queda entre tus itinerarios, desde mañana; con «Crear itinerario» lo cambias antes.',
  planWhere: '¿Para qué ciudad o país te armo el plan?',
  noPlan: (where: string) =>
    `Me gustaría, pero la comunidad todavía no tiene lugares en ${where} con los que armar un plan.`,
  compare: (names: string) => `${names}, según la comunidad:`,
  unknownOfAll: (topic: string) => `Sobre ${topic} nadie ha contado todavía nada de ninguno.`,
  comparedBesides: (topic: string) =>
    `Sobre ${topic} nadie ha contado todavía nada de ninguno. Lo que sí se puede comparar:`,
  onlyAgainst: (place: string, what: string) =>
    `En contra de ${place}: ${what}. Del resto nadie lo ha contado todavía.`,
  onlyTold: (place: string, what: string) => `Sobre ${what} solo cuentan algo bueno de ${place}.`,
  inFavour: (place: string, what: string) => `A favor de ${place}: ${what}.`,
  speaksFor: 'A favor',
  speaksAgainst: 'En contra',
  moreRated: (place: string) => `Los viajeros puntúan mejor a ${place}.`,
  setAgainst: 'Quien los compara',
  sameRated: 'Los viajeros les dan una nota parecida.',
  silent: 'nadie lo ha contado todavía',
  whichOne: 'Hay varios lugares que se llaman así. ¿Cuál te interesa?',
  answerSecond: 'Puedes responder «el segundo», por ejemplo.',
  listOf: (count: number) =>
    count === 1 ? 'La lista tiene un solo lugar.' : `La lista tiene ${count} lugares. ¿Cuál de ellos?`,
  whichList: '¿De qué lista? Pregúntame primero qué ver en una ciudad.',
  whichPlace: '¿De qué lugar quieres saber?',
  moreOf: '¿Más de qué? Dime una ciudad o un tipo de lugar.',
  unclear: (examples: string) =>
    `No estoy seguro de haber entendido. Puedes preguntarme, por ejemplo:\n\n${examples}`,
  unknownArea: (name: string) =>
    `No encuentro «${name}» en el mapa. ¿Me dices el nombre de la ciudad, la región o el país?`,
  offTopic:
    'De eso no sé: soy el asistente de viajes de Andariego y solo conozco los lugares y las reseñas de la comunidad. ¿Qué lugar te gustaría conocer?',
  injection:
    'Eso no lo puedo hacer: solo cuento lo que la comunidad escribe de sus lugares. ¿Qué lugar te gustaría conocer?',
  topic: (topic: string) => topic,
  kind: (name: string) => name,
  missing: (missing: string) => missing,
  or: 'o',
}
