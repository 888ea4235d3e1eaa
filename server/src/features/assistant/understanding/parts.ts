const PARTS_MAX = 3
/** 'qué día y a qué hora es el show' is one question. */
const SECOND_QUESTION =
  /(?<!(?:^|[\s¿])(?:(?:qu[eé]|q|k|cu[aá]l(?:es)?) (?:d[ií]as?|fechas?|mes(?:es)?)|cu[aá]ndo|d[oó]nde|c[oó]mo|what days?|when|where|que dias?|quand|quando))\s+(?:y|e|et|and)\s+(?=(?:¿|cu[aá]nto(?! (?:el|la|los|las|en|por|del?|al?) )|c[oó]mo|d[oó]nde|(?:qu[eé]|q|k) (?:hay|dicen|ver|hacer)|a (?:qu[eé]|q|k)(?! hora (?:el|la|los|las) )|(?:por|en|cada) cu[aá]nt|cu[aá]ndo|se puede|aceptan|hay|quanto (?:custa|costa|tempo)|combien|faut[- ]il|peut[- ]on|how (?:much|long|do|can|cold)|what time|is it|can (?:they|i|you|we)|do (?:they|you)|is there|are there)(?!\p{L}))/iu
/** A search may have several conditions: 'donde venden artesanías y se puede regatear' is one question. */
const A_SEARCH = /^¿?\s*(a)?d[oó]nde\b|^(?:algo|alg[uú]n|lugar|sitio|busco|quiero|un |una )/i

/** 'dale, y cómo llego?' is one question. */
const ONLY_AGREES =
  /^(?:dale|ok|okey|vale|listo|bueno|bien|genial|perfecto|gracias|s[ií]|ya|ah|oye|claro|de una|super|chido|buen[ií]simo|great|cool|thanks|yes|sure|sim|legal|super|merci|oui|grazie)[\s,.!]*$/iu

interface Piece {
  text: string
  isQuestion: boolean
}

const split = (sentence: string): string[] =>
  A_SEARCH.test(sentence) && /\s+y\s+(?:se puede|aceptan|hay )/i.test(sentence)
    ? [sentence]
    : sentence.split(SECOND_QUESTION)

/** Splits a message into its questions, in order: 'cuánto sale el MALBA y a qué hora abre?' is two. */
export const partsOf = (message: string): string[] => {
  const pieces: Piece[] = message
    .split(/(?<=[?!])\s+|(?<=[.…])\s+(?=[¿\p{Lu}])|\n+/u)
    .flatMap((sentence) =>
      split(sentence).map((text) => ({ text: text.trim(), isQuestion: sentence.includes('?') })),
    )
    .filter(({ text }) => /\p{L}|\d/u.test(text))
    .filter(({ text }, _, all) => all.length === 1 || !ONLY_AGREES.test(text))
  if (!pieces.some(({ isQuestion }) => isQuestion))
    return pieces.length > 1 && SECOND_QUESTION.test(message)
      ? pieces.map(({ text }) => text).slice(0, PARTS_MAX)
      : [message]
  // An introduction belongs to its question: 'Viajo con mis hijos. ¿Qué ver en Lima?'
  const parts: string[] = []
  let lead = ''
  for (const { text, isQuestion } of pieces) {
    lead = `${lead} ${text}`.trim()
    if (!isQuestion) continue
    parts.push(lead)
    lead = ''
  }
  if (lead !== '' && parts.length > 0) parts[parts.length - 1] = `${parts.at(-1)} ${lead}`
  return parts.slice(0, PARTS_MAX)
}
