/** Where a subject ends: what follows is about how or when, not about where. */
const AFTERTHOUGHT =
  / (con|sin|para|si|cuando|durante|porque|pero|que|hoy|manana|este|esta|estas|estos|el proximo|la proxima|por favor|porfa|porfavor|gracias|please|y sus alrededores|y alrededores)( .*)?$/
const ARTICLES =
  /^(?:(?:el|la|los|las|un|una|unos|unas|lo|de|del|en|a|al|por|ciudad de|la ciudad de|pais) )+(?=\S)/
/** Words that point at what was spoken of. */
const POINTING =
  /^(ese|esa|eso|este|esta|esto|alli|ahi|alla|aqui|aca|el|ella|ello|ese lugar|este lugar|ese sitio|esa ciudad|la zona|mas|todo|nada|algo)?$/
const LOOSE_ENDS = / (de|del|en|a|al|por|para|y|o|con|la|el|los|las)$/

/** The name in a piece of a question; null when there is none, or only a word that points back. */
export const subjectOf = (piece: string): string | null => {
  let name = ` ${piece.trim()}`.replace(AFTERTHOUGHT, '').trim()
  while (LOOSE_ENDS.test(` ${name}`)) name = ` ${name}`.replace(LOOSE_ENDS, '').trim()
  const bare = name.replace(ARTICLES, '')
  return POINTING.test(bare) ? null : bare
}

/** The name behind the first of these words that stands in the text; the words are tried in their order. */
export const subjectAfter = (text: string, prepositions: readonly string[]): string | null => {
  for (const preposition of prepositions) {
    const match = new RegExp(`(?:^| )${preposition} (.+)$`).exec(text)
    const subject = match && subjectOf(match[1] ?? '')
    if (subject) return subject
  }
  return null
}
