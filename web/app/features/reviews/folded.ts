/** Longer texts are folded; a little above what is left of them, so that unfolding is worth it. */
const FOLDED_FROM = {
  full: { characters: 420, lines: 7 },
  brief: { characters: 210, lines: 5 },
}

/** Whether a text is shown by its beginning, in its own place or among many others. */
export const isFolded = (content: string, as: keyof typeof FOLDED_FROM): boolean => {
  const { characters, lines } = FOLDED_FROM[as]
  return content.length > characters || content.split('\n').length > lines
}
