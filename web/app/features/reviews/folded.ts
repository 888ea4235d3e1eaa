/**
 * Longer texts are folded. The limit is slightly above the visible part, so that unfolding always shows more than a few words.
 */
const FOLDED_FROM = {
  full: { characters: 420, lines: 7 },
  brief: { characters: 210, lines: 5 },
}

/** Whether a text is folded: 'full' on the page of its place, 'brief' in lists with reviews of several places. */
export const isFolded = (content: string, as: keyof typeof FOLDED_FROM): boolean => {
  const { characters, lines } = FOLDED_FROM[as]
  return content.length > characters || content.split('\n').length > lines
}
