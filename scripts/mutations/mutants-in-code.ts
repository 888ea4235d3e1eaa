import { type Node, parseSync, Visitor } from 'oxc-parser'
import { type Mutant, mutantsInSql } from './mutants-in-sql.ts'

const TURNED: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
}
/** Conditions of a Kysely statement; without one it reads or writes more rows. */
const CONDITIONS = /^(where|whereRef|on|onRef)$/

/** Returns the mutants of a file, each breaking one rule. */
export const mutantsInCode = (file: string, code: string): Mutant[] => {
  const mutants: Mutant[] = []
  const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, by: string) =>
    mutants.push({ file, start, end, by })
  const visitor = new Visitor({
    BinaryExpression: ({ left, operator, right }) => {
      const by = TURNED[operator]
      // '+' also concatenates texts.
      const isText = [left, right].some(({ type }) => type === 'TemplateLiteral')
      if (by !== undefined && !isText) replaceOperator(left, right, operator, by)
    },
    LogicalExpression: ({ left, operator, right }) => {
      const by = TURNED[operator]
      if (by !== undefined) replaceOperator(left, right, operator, by)
    },
    UnaryExpression: ({ start, operator, argument }) => {
      if (operator === '!') replace({ start, end: argument.start }, '')
    },
    IfStatement: ({ test }) => replace(test, 'false'),
    ConditionalExpression: ({ test }) => {
      replace(test, 'true')
      replace(test, 'false')
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'number') replace({ start, end }, String(value + 1))
      if (typeof value === 'boolean') replace({ start, end }, String(!value))
    },
    CallExpression: ({ end, callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (CONDITIONS.test(name)) replace({ start: callee.object.end, end }, '')
      if (name === 'every') replace(callee.property, 'some')
      if (name === 'some') replace(callee.property, 'every')
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const { start, end } of quasi.quasis)
        mutants.push(
          ...mutantsInSql(file, code.slice(start, end)).map((mutant) => ({
            ...mutant,
            start: mutant.start + start,
            end: mutant.end + start,
          })),
        )
    },
  })
  const replaceOperator = (left: { end: number }, right: { start: number }, operator: string, by: string) => {
    const start = left.end + code.slice(left.end, right.start).indexOf(operator)
    replace({ start, end: start + operator.length }, by)
  }
  visitor.visit(parseSync(file, code).program)
  return mutants
}
