/** A mutant: replaces these characters of the file by others. */
export interface Mutant {
  file: string
  start: number
  end: number
  by: string
}

/** The patterns to replace in SQL: each matches one word or sign, or a condition up to its end. */
const BREAKS: readonly [pattern: RegExp, by: string][] = [
  [/\bnot exists\b/g, 'exists'],
  [/ is not null\b/g, ' is null'],
  [/ is null\b/g, ' is not null'],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ > (?!=)/g, ' >= '],
  [/ < (?!=)/g, ' <= '],
  [/ <> /g, ' = '],
  [/ desc\b/g, ''],
  [/\bleast\(/g, 'greatest('],
  [/\bgreatest\(/g, 'least('],
  [/ \+ 1\b/g, ' + 2'],
  [/ - old\./g, ' + old.'],
  [/ \+ new\./g, ' - new.'],
  [/ and [a-z_.]+ = '[a-z]+'/g, ''],
  [/ and [a-z_]+\.[a-z_]+ = [a-z_]+\.[a-z_]+/g, ''],
  [/\n\s+and points [<>] 0/g, ''],
  [/ then 1 else -1\b/g, ' then -1 else 1'],
  [/ \+ change\b/g, ' - change'],
  [/ - \(/g, ' + ('],
  [/ \+ \(/g, ' - ('],
  [/\bunion all\b/g, 'except'],
  [/ or (?!replace\b)/g, ' and '],
]
const COMMENT = /--.*$/gm

export const mutantsInSql = (file: string, code: string): Mutant[] => {
  // Keeps the length, so that positions do not change.
  const bare = code.replace(COMMENT, (comment) => ' '.repeat(comment.length))
  return BREAKS.flatMap(([pattern, by]) =>
    [...bare.matchAll(pattern)].map(({ 0: found, index }) => ({
      file,
      start: index,
      end: index + found.length,
      by,
    })),
  )
}
