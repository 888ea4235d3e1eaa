import {
  type BindingPattern,
  type Expression,
  type ParamPattern,
  type Program,
  type PropertyKey,
  type TSType,
  Visitor,
} from 'oxc-parser'

const KEY_TYPES = ['AnswerKey', 'KeyOf']

const isKeyType = (type: TSType | undefined): boolean =>
  type?.type === 'TSTypeReference' &&
  type.typeName.type === 'Identifier' &&
  KEY_TYPES.includes(type.typeName.name)

const isKeyName = (key: PropertyKey): boolean =>
  key.type === 'Identifier' && (key.name === 'queryKey' || key.name === 'mutationKey')

/** Whether this is a key out of `keyOf`, or read from what has one: `placeQuery(id).queryKey`. */
const isMade = (expression: Expression): boolean => {
  if (expression.type === 'CallExpression')
    return expression.callee.type === 'Identifier' && expression.callee.name === 'keyOf'
  return expression.type === 'MemberExpression' && isKeyName(expression.property)
}

/** Returns the names of this file that stand for a key made from an endpoint, wherever they are declared. */
const madeNames = (program: Program): Set<string> => {
  const made = new Set<string>()
  const others = new Set<string>()
  const bind = (pattern: BindingPattern | ParamPattern, isKey: boolean) => {
    if (pattern.type === 'Identifier')
      (isKey || isKeyType(pattern.typeAnnotation?.typeAnnotation) ? made : others).add(pattern.name)
    // `const { queryKey } = placeQuery(id)`: an object that is written by hand is seen where it is written.
    if (pattern.type === 'ObjectPattern')
      for (const property of pattern.properties)
        if (property.type === 'Property') bind(property.value, isKeyName(property.key))
  }
  const bindAll = ({ params }: { params: readonly ParamPattern[] }) => {
    for (const param of params) bind(param, false)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => bind(id, init !== null && isMade(init)),
    ArrowFunctionExpression: bindAll,
    FunctionDeclaration: bindAll,
    FunctionExpression: bindAll,
  }).visit(program)
  for (const name of others) made.delete(name)
  return made
}

/**
 * Returns where code gives a query or mutation key that was not made from an endpoint, or calls something a key. The compiler
 * refuses most of them (web/app/platform/api/query-keys.ts); TanStack leaves the key open in some filters, and a cast silences it.
 */
export const keysByHand = (program: Program): number[] => {
  const made = madeNames(program)
  const places: number[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (property.type === 'Property' && isKeyName(property.key)) {
          const { value } = property
          if (!(value.type === 'Identifier' ? made.has(value.name) : isMade(value))) places.push(value.start)
        }
    },
    TSAsExpression: ({ typeAnnotation, start }) => {
      if (isKeyType(typeAnnotation)) places.push(start)
    },
  }).visit(program)
  return places
}
