import type { z } from 'zod'

type Path = readonly PropertyKey[]

/** Names a field as programmers write it: `items[0].date`. Shortened, because keys may be the sender's. */
const fieldAt = (path: Path): string =>
  `«${path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`,
    )
    .join('')
    .slice(0, 60)}»`

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
  record: 'un objeto',
}

const wrongType = (path: Path, expected: string, input: unknown): string => {
  if (path.length === 0) return 'La solicitud debe contener un objeto JSON.'
  const field = fieldAt(path)
  if (input === undefined) return `Falta ${field}.`
  const kind = KINDS[expected]
  return kind === undefined ? `El valor de ${field} no es válido.` : `${field} debe ser ${kind}.`
}

const tooSmall = (field: string, origin: string, minimum: number | bigint): string => {
  if (origin === 'string')
    return minimum === 1
      ? `${field} no puede estar vacío.`
      : `${field} debe tener al menos ${minimum} caracteres.`
  if (origin === 'array') return `${field} debe tener al menos ${minimum} elementos.`
  return `${field} debe ser ${minimum} o más.`
}

const tooBig = (field: string, origin: string, maximum: number | bigint): string => {
  if (origin === 'string') return `${field} debe tener como máximo ${maximum} caracteres.`
  if (origin === 'array') return `${field} debe tener como máximo ${maximum} elementos.`
  return `${field} debe ser ${maximum} o menos.`
}

/** The Spanish line for an input that a schema without a message of its own refuses. Names the field and what it should be. */
export const inSpanish: z.core.$ZodErrorMap = (issue): string => {
  const path = issue.path ?? []
  const field = fieldAt(path)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(path, issue.expected, issue.input)
    case 'too_small':
      return tooSmall(field, issue.origin, issue.minimum)
    case 'too_big':
      return tooBig(field, issue.origin, issue.maximum)
    case 'invalid_value':
      return `${field} debe ser uno de estos valores: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? `${field} debe ser una fecha y hora como 2027-03-01T10:00:00Z.`
        : `El formato de ${field} no es válido.`
    case 'unrecognized_keys': {
      const keys = issue.keys.slice(0, 5).map((key) => fieldAt([...path, key]))
      return `${keys.length === 1 ? 'Campo desconocido' : 'Campos desconocidos'}: ${keys.join(', ')}.`
    }
    default:
      return path.length === 0 ? 'La solicitud no es válida.' : `El valor de ${field} no es válido.`
  }
}
