const PARAGRAPH = '\n\n'
const isQuote = (paragraph: string): boolean => paragraph.startsWith('> ')

/**
 * Returns the answers to the questions of one message with each quote once: in the answer that has no other, else in the first. No
 * answer loses its last quote.
 */
export const withoutRepeatedQuotes = (texts: readonly string[]): string[] => {
  const answers = texts.map((text) => text.split(PARAGRAPH))
  const only = new Set(
    answers.flatMap((paragraphs) => {
      const quotes = paragraphs.filter(isQuote)
      return quotes.length === 1 ? quotes : []
    }),
  )
  const seen = new Set<string>()
  return answers.map((paragraphs) => {
    const own = paragraphs.filter(isQuote)
    const left = own.length > 1 ? own.filter((one) => !seen.has(one) && !only.has(one)) : own
    const shown = new Set(left.length > 0 ? left : own)
    for (const one of shown) seen.add(one)
    return paragraphs.filter((one) => !isQuote(one) || shown.has(one)).join(PARAGRAPH)
  })
}
