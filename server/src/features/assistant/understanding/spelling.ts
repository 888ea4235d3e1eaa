import { LRUCache } from 'lru-cache'

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
    if (Math.min(...row) > limit) return limit + 1
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

const REMEMBERED = 2_000

/** Known words by their first sound and their length, which a slip hardly changes. */
export const speller = (known: Iterable<string> = []) => {
  const buckets = new Map<string, Set<string>>()
  const answers = new LRUCache<string, { meant: string | null }>({ max: REMEMBERED })
  const bucketOf = (beginning: string, length: number) => `${beginning}${length}`
  const add = (word: string) => {
    if (word.length < 4) return
    const key = bucketOf(sound(word)[0] ?? '', word.length)
    const bucket = buckets.get(key)
    if (bucket) bucket.add(word)
    else buckets.set(key, new Set([word]))
    answers.clear()
  }
  for (const word of known) add(word)

  const find = (typed: string): string | null => {
    const limit = forgiven(typed)
    if (limit === 0) return null
    const heard = sound(typed)
    let best: string | null = null
    let least = limit + 1
    for (let length = typed.length - limit; length <= typed.length + limit; length++)
      for (const word of buckets.get(bucketOf(heard[0] ?? '', length)) ?? []) {
        const count = heard === sound(word) ? 0.5 : edits(typed, word, limit)
        if (count < least) [best, least] = [word, count]
      }
    return best
  }
  return {
    add,
    /** The likeliest of the known words that one was meant to be; null when none is near. Both begin with the same sound. */
    meant: (typed: string): string | null => {
      const answer = answers.get(typed) ?? { meant: find(typed) }
      answers.set(typed, answer)
      return answer.meant
    },
  }
}
