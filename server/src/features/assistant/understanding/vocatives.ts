/** Words that address somebody, which differ from country to country: 'causa', 'parce', 'weón', 'pisha'. */
const SPOKEN_TO =
  'causa|causita|parcer[oa]|parce|parcerit[oa]|panas?|panita|manit[oa]|broder|brother|bro|compa|compita|compadre|comadre|cuate|carnal|carnalito|maje|mae|t[ií]o|t[ií]a|t[ií]os|primo|prima|quillo|illo|pisha|picha|chamo|chama|mijo|mija|mi llave|llavecita|asere|acere|we[oó]n|huev[oó]n|boludo|amig[oa]s?|reina|jefe|patr[oó]n|vecin[oa]|ñañ[oa]|soci[oa]|herman[oa]|muchach[oa]s|viej[oa]|chic[oa]s|compañer[oa]s?|mi gente|mi amor|cariño'
/** A word before which the same is a thing or a person that the question is about: 'con mi tía', 'dónde comer causa'. */
const OF_THE_QUESTION =
  /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|nuestr[oa]s?|con|sin|de|del|para|pa|por|a|al|en|y|o|u|ni|hay|tienen?|sirven|venden|preparan|hacen|otr[oa]s?|much[oa]s|vari[oa]s|entre|dos|tres|cuatro|cinco|somos|\p{L}+[aei]r)$/iu

const BEGINNING = new RegExp(
  `^((?:oye|oiga|oigan|hola|che|mira|ey|hey|eh|buenas|epa)?\\s*)(?:${SPOKEN_TO})(?:\\s*,|(?<=^(?:oye|oiga|oigan|hola|che|mira|ey|hey|eh|buenas|epa)\\s+\\S+)(?=\\s))\\s*`,
  'iu',
)
const ENDING = new RegExp(`(\\p{L}+)?(\\s+|,\\s*)(?:${SPOKEN_TO})(?=\\s*(?:[,.;?!]|$))`, 'giu')

/** What somebody exclaims first: 'chuta, y el teleférico?' goes on with the talk like 'y el teleférico?'. */
const EXCLAIMED =
  /^(?:(?:(?:chuta|chuzo|pucha|puchica|h[ií]jole|achachay|ostras|jol[ií]n|uf+|uy+|mm+|chale|[oó]rale|caramba|caray|wow|ok|okey)[\s,.;:!¡…]+|(?:genial|vale|perfecto|buen[ií]simo|b[aá]rbaro|joya|listo|dale|gracias)[,.;:!¡…]+\s*))+(?=[\p{L}¿])/iu

/** Returns a message without the words that address somebody: 'cuánto es, causa' does not ask about the dish. */
export const withoutVocatives = (message: string): string =>
  message
    .replace(EXCLAIMED, '')
    .replace(BEGINNING, '$1')
    .replace(ENDING, (all, before: string | undefined, between: string) =>
      before === undefined || between.includes(',') || !OF_THE_QUESTION.test(before) ? (before ?? '') : all,
    )
