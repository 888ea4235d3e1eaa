/** Whether a text has fewer than `min` characters. Counts code points, as PostgreSQL does: an emoji is one character, not two. */
export const isShorterThan = (text: string, min: number): boolean =>
  text.length < min || (text.length < min * 2 && [...text].length < min)
