const PARTS_MAX = 3
const SECOND_QUESTION =
  /\s+y\s+(?=(?:¿|cu[aá]nto|c[oó]mo|d[oó]nde|qu[eé] (?:hay|dicen|ver|hacer)|a qu[eé]|cu[aá]ndo|se puede|aceptan|hay )\b)/i

/** The questions of a message, in their order: 'cuánto sale el MALBA y a qué hora abre?' asks two. */
export const partsOf = (message: string): string[] => {
  const sentences = message
    .split(/(?<=[?!])\s+|(?<=[.…])\s+(?=[¿\p{Lu}])|\n+/u)
    .flatMap((sentence) => sentence.split(SECOND_QUESTION))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}|\d/u.test(sentence))
  const questions = sentences.filter((sentence) => /[?]/.test(sentence))
  // What leads to a question belongs to it: 'Viajo con mis hijos. ¿Qué ver en Lima?'
  if (questions.length === 0)
    return sentences.length > 1 && sentences.some((part) => SECOND_QUESTION.test(message) && part !== message)
      ? sentences.slice(0, PARTS_MAX)
      : [message]
  const parts: string[] = []
  let lead = ''
  for (const sentence of sentences) {
    if (sentence.includes('?') || (parts.length > 0 && lead === '' && SECOND_QUESTION.test(message))) {
      parts.push(`${lead} ${sentence}`.trim())
      lead = ''
    } else lead = `${lead} ${sentence}`.trim()
  }
  if (lead !== '' && parts.length > 0) parts[parts.length - 1] = `${parts.at(-1)} ${lead}`
  return parts.slice(0, PARTS_MAX)
}
