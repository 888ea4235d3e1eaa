import { type Argument, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import { type Mention, tablesInSql } from './tables-in-sql.ts'

export interface MentionInCode extends Mention {
  line: number
}

/** Methods of Kysely that take a table, and whether they write to it. */
const KYSELY: Record<string, boolean> = {
  selectFrom: false,
  innerJoin: false,
  leftJoin: false,
  rightJoin: false,
  fullJoin: false,
  crossJoin: false,
  innerJoinLateral: false,
  leftJoinLateral: false,
  from: false,
  using: false,
  table: false,
  insertInto: true,
  replaceInto: true,
  updateTable: true,
  deleteFrom: true,
  mergeInto: true,
}
/** Recognizes SQL in a text that is no `sql` template, as in `client.query('select …')`. */
const BEGINS_LIKE_SQL = /^\s*(select|insert|update|delete|with|merge|truncate|lock|copy)\s/i

const textOf = ({ quasis }: TemplateLiteral) =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join(' ? ')

const literals = (argument: Argument | undefined): string[] => {
  if (argument?.type === 'ArrayExpression')
    return argument.elements.flatMap((element) => literals(element as Argument))
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? [argument.value] : []
}

/** Returns the tables that TypeScript code mentions to Kysely or in SQL. */
export const tablesInCode = (file: string, code: string): MentionInCode[] => {
  const mentions: MentionInCode[] = []
  const add = (found: Mention[], offset: number) => {
    const line = code.slice(0, offset).split('\n').length
    mentions.push(...found.map((mention) => ({ ...mention, line })))
  }
  const tagged = new Set<TemplateLiteral>()
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const isWrite = KYSELY[callee.property.name]
      if (isWrite === undefined) return
      const names = literals(given[0]).map((text) => text.split(/\s+as\s+/i)[0] ?? '')
      add(
        names.map((name) => ({ name, isWrite })),
        callee.property.start,
      )
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      tagged.add(quasi)
      add(tablesInSql(textOf(quasi)), quasi.start)
    },
    TemplateLiteral: (template) => {
      const text = textOf(template)
      if (!tagged.has(template) && BEGINS_LIKE_SQL.test(text)) add(tablesInSql(text), template.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && BEGINS_LIKE_SQL.test(value)) add(tablesInSql(value), start)
    },
  }).visit(parseSync(file, code).program)
  return mentions
}
