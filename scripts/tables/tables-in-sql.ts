/** Where a statement names a table. */
export interface Mention {
  name: string
  isWrite: boolean
}

/** What may stand before a table's name, and whether it then is written. */
const BEFORE: Record<string, boolean> = {
  from: false,
  join: false,
  using: false,
  into: true,
  update: true,
  table: true,
  truncate: true,
}
/** What may stand between. */
const SKIPPED = new Set(['only', 'lateral', 'table'])
/** Words after which a list of tables has ended. */
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

/** Tables that a piece of SQL reads or writes; also names of its own (`with`), which the caller tells apart. */
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
      // A function, such as unnest(…), is no table. `insert into t (…)` names one.
      const isFunction = tokens[at + 1] === '(' && word !== 'into'
      if (name && isName(name) && !isFunction)
        mentions.push({ name: nameOf(name), isWrite: isWrite || isDelete })
      if (word !== 'from' && word !== 'using') break
      // On to the next of a list: `from one a, two b`.
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
