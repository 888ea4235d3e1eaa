/** Edits between two words, neighbours swapped counting as one; `limit` + 1 when there are more. */
export const edits = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

/** How a word sounds in most of the Spanish-speaking world: 'vasilica' like 'basílica', 'jirafa' like 'girafa'. */
export const sound = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|c|k|q/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1')

/** How many slips a word of this length is forgiven. */
export const forgiven = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

/** The likeliest of known words that one was meant to be; null when none is near. Both begin with the same sound. */
export const speller = (known: Iterable<string>) => {
  const byBeginning = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < 4) continue
    const key = sound(word)[0] ?? ''
    const words = byBeginning.get(key)
    if (words) words.push(word)
    else byBeginning.set(key, [word])
  }
  return (typed: string): string | null => {
    const limit = forgiven(typed)
    if (limit === 0) return null
    const heard = sound(typed)
    let best: string | null = null
    let least = limit + 1
    for (const word of byBeginning.get(heard[0] ?? '') ?? []) {
      if (Math.abs(word.length - typed.length) > limit) continue
      const count = heard === sound(word) ? 0.5 : edits(typed, word, limit)
      if (count < least) [best, least] = [word, count]
    }
    return best
  }
}
