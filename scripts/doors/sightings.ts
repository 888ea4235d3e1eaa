import { type Expression, parseSync, type TemplateLiteral, Visitor } from 'oxc-parser'
import { keysByHand } from './keys-by-hand.ts'

/** Something in code that may be past a door. `value` is what a door compares. */
export interface Sighting {
  kind: /** A text; of a template, its parts with `{}` between them. */
    | 'text'
    /** The digits of a number, without separators. */
    | 'number'
    /** A property that is read, `crypto.randomUUID`, or a function that is called or constructed, `confirm()`. */
    | 'use'
    /** An attribute of an element: `role=combobox`, `popover=auto`. */
    | 'attribute'
    /** The properties of an object with texts as values: `type=changed`, and the names of the others: `tags`. */
    | 'object'
    /** A key of the query cache that was not made from an endpoint; the value is empty. */
    | 'key by hand'
    /** A comment. */
    | 'comment'
  value: string
  line: number
}

const textOf = ({ quasis }: TemplateLiteral) =>
  quasis.map(({ value }) => value.cooked ?? value.raw).join('{}')

/** Returns a name or a chain of names, `navigator.clipboard`; '' for any other expression. */
const nameOf = (expression: Expression): string => {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return ''
  const object = nameOf(expression.object)
  return object === '' ? '' : `${object}.${expression.property.name}`
}

/** Returns what code contains of the things that doors are about. */
export const sightingsIn = (file: string, code: string): Sighting[] => {
  const sightings: Sighting[] = []
  const see = (kind: Sighting['kind'], value: string, offset: number) =>
    sightings.push({ kind, value, line: code.slice(0, offset).split('\n').length })
  const { program, comments } = parseSync(file, code)
  for (const { value, start } of comments) see('comment', value, start)
  for (const offset of keysByHand(program)) see('key by hand', '', offset)
  new Visitor({
    Literal: ({ value, raw, start }) => {
      if (typeof value === 'string') see('text', value, start)
      if (typeof value === 'number') see('number', (raw ?? '').replaceAll('_', ''), start)
    },
    TemplateLiteral: (template) => see('text', textOf(template), template.start),
    MemberExpression: (member) => see('use', nameOf(member), member.start),
    CallExpression: ({ callee, start }) => see('use', `${nameOf(callee)}()`, start),
    NewExpression: ({ callee, start }) => see('use', `${nameOf(callee)}()`, start),
    JSXAttribute: ({ name, value, start }) => {
      const text = value?.type === 'Literal' ? String(value.value) : ''
      see('attribute', `${name.type === 'JSXIdentifier' ? name.name : ''}=${text}`, start)
    },
    ObjectExpression: ({ properties, start }) => {
      const told = properties.map((property) => {
        if (property.type !== 'Property') return ''
        const { key, value } = property
        const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
        return value.type === 'Literal' && typeof value.value === 'string' ? `${name}=${value.value}` : name
      })
      see('object', told.join(' '), start)
    },
  }).visit(program)
  return sightings
}
