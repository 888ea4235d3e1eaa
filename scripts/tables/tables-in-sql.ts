/** A mention of a table in a statement. */
export interface Mention {
  name: string
  isWrite: boolean
}

/** The words before a table's name, and whether the table is then written. */
const BEFORE: Record<string, boolean> = {
  from: false,
  join: false,
  using: false,
  into: true,
  update: true,
  table: true,
  truncate: true,
}
/** Words that may stand in between. */
const SKIPPED = new Set(['only', 'lateral', 'table'])
/** Words that end a list of tables. */
const ENDS = new Set(
  'where join inner left right full cross natural on group having order limit offset union intersect except for set returning window select values with'.split(
    ' ',
  ),
)

const tokensOf = (text: string): string[] =>
  text
    .replace(/--.*$|\/\*[\s\S]*?\*\//gm, ' ')
    .replace(/'(?:[^']|'')*'/g, ' ? ')
    .match(/"[^"]+"|[a-z_]\w*(?:\.\w+)*|[(),;]|\S/gi) ?? []

const isName = (token: string | undefined) => token !== undefined && /^["a-z_]/i.test(token)
const nameOf = (token: string) => token.replaceAll('"', '').replace(/^public\./, '')

/** Returns the tables that SQL reads or writes, and also names defined by `with`, which the caller must distinguish. */
export const tablesInSql = (text: string): Mention[] => {
  const tokens = tokensOf(text)
  const mentions: Mention[] = []
  for (const [start, token] of tokens.entries()) {
    const word = token.toLowerCase()
    const isWrite = BEFORE[word]
    if (isWrite === undefined) continue
    const isDelete = word === 'from' && tokens[start - 1]?.toLowerCase() === 'delete'
    let at = start + 1
    while (at < tokens.length) {
      while (SKIPPED.has(tokens[at]?.toLowerCase() ?? '')) at++
      const name = tokens[at]
      // A function call, such as unnest(…), is no table. `insert into t (…)` names one.
      const isFunction = tokens[at + 1] === '(' && word !== 'into'
      if (name && isName(name) && !isFunction)
        mentions.push({ name: nameOf(name), isWrite: isWrite || isDelete })
      if (word !== 'from' && word !== 'using') break
      // Continues with the next of a list: `from one a, two b`.
      let depth = 0
      for (; at < tokens.length; at++) {
        const next = tokens[at] ?? ''
        if (next === '(') depth++
        if (next === ')') depth--
        if (depth < 0 || (depth === 0 && (next === ',' || next === ';' || ENDS.has(next.toLowerCase()))))
          break
      }
      if (tokens[at] !== ',') break
      at++
    }
  }
  return mentions
}
