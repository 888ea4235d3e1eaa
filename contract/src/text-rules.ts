/** Whether a text has fewer than `min` characters as people count them, and PostgreSQL: an emoji is one, not two. */
export const isShorterThan = (text: string, min: number): boolean =>
  text.length < min || (text.length < min * 2 && [...text].length < min)
