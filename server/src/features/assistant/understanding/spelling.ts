import { LRUCache } from 'lru-cache'

/** Returns the edit distance of two words, a swap of neighbours counting as one; `limit` + 1 when it is greater. */
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

/** Returns how a word sounds in most Spanish-speaking countries: 'vasilica' equals 'basílica', 'jirafa' equals 'girafa'. */
export const sound = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|c|k|q/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1')

/** Returns how many errors are tolerated in a word of this length. */
export const forgiven = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

const REMEMBERED = 2_000

/** How much of two words of different languages must sound the same at their beginning. */
const COGNATE_LETTERS = 5
const COGNATE_SHARE = 0.7
const COGNATE_LENGTHS = 2

/** An abbreviated name keeps at least this many letters, and lacks at least and at most this many. */
const SHORTENED_LETTERS = 5
const CUT_MIN = 2
const CUT_MAX = 12

const isCognate = (a: string, b: string): boolean => {
  const longer = Math.max(a.length, b.length)
  const least = Math.max(COGNATE_LETTERS, Math.ceil(longer * COGNATE_SHARE))
  return a.length >= least && a.slice(0, least) === b.slice(0, least)
}

/** Stores known words by first sound and length, which misspellings hardly change. */
export const speller = (known: Iterable<string> = []) => {
  const buckets = new Map<string, Set<string>>()
  const answers = new LRUCache<string, { meant: string | null }>({ max: REMEMBERED })
  const wholes = new LRUCache<string, { meant: string | null }>({ max: REMEMBERED })
  const bucketOf = (beginning: string, length: number) => `${beginning}${length}`
  const add = (word: string) => {
    if (word.length < 4) return
    const key = bucketOf(sound(word)[0] ?? '', word.length)
    const bucket = buckets.get(key)
    if (bucket) bucket.add(word)
    else buckets.set(key, new Set([word]))
    answers.clear()
    wholes.clear()
  }
  const remove = (word: string) => {
    const key = bucketOf(sound(word)[0] ?? '', word.length)
    if (buckets.get(key)?.delete(word)) {
      answers.clear()
      wholes.clear()
    }
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
  const findWhole = (word: string): string | null => {
    if (word.length < SHORTENED_LETTERS) return null
    let whole: string | null = null
    for (let length = word.length + CUT_MIN; length <= word.length + CUT_MAX; length++)
      for (const known of buckets.get(bucketOf(sound(word)[0] ?? '', length)) ?? []) {
        if (!known.startsWith(word)) continue
        if (whole !== null) return null
        whole = known
      }
    return whole
  }
  return {
    add,
    remove,
    /** Returns the known word of which a word of another language is a form; null when none begins alike, or several do. */
    cognate: (word: string): string | null => {
      const heard = sound(word)
      const alike = Array.from({ length: 2 * COGNATE_LENGTHS + 1 }, (_, index) => [
        ...(buckets.get(bucketOf(heard[0] ?? '', word.length - COGNATE_LENGTHS + index)) ?? []),
      ])
        .flat()
        .filter((known) => isCognate(heard, sound(known)))
      return alike.length === 1 ? (alike[0] ?? null) : null
    },
    /** Returns the known word of which this is the beginning: 'guggen' of 'guggenheim'; null when there is none, or several. */
    whole: (word: string): string | null => {
      const answer = wholes.get(word) ?? { meant: findWhole(word) }
      wholes.set(word, answer)
      return answer.meant
    },
    /** Returns the known word that was most likely meant; null when none is close. Both must begin with the same sound. */
    meant: (typed: string): string | null => {
      const answer = answers.get(typed) ?? { meant: find(typed) }
      answers.set(typed, answer)
      return answer.meant
    },
  }
}
