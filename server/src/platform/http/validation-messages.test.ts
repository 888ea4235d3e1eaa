import { expect, test } from 'vitest'
import { z } from 'zod'
import { inSpanish } from './validation-messages.ts'

const schema = z.strictObject({
  limit: z.number().int().min(1).max(100),
  sort: z.enum(['recent', 'rating']),
  token: z.string().min(1).max(128),
  short: z.string().min(3),
  until: z.iso.datetime(),
  isOpen: z.boolean(),
  items: z
    .array(z.strictObject({ day: z.string() }))
    .min(2)
    .max(3),
  width: z.union([z.literal(320), z.literal(640)]),
})
const VALID = {
  limit: 20,
  sort: 'recent',
  token: 'x',
  short: 'abc',
  until: '2027-03-01T10:00:00Z',
  isOpen: true,
  items: [{ day: 'x' }, { day: 'y' }],
  width: 320,
}
const messagesFor = (value: unknown) =>
  schema.safeParse(value, { error: inSpanish }).error?.issues.map(({ message }) => message)

test.each<[changes: object, message: string]>([
  [{ limit: undefined }, 'Falta «limit».'],
  [{ limit: '20' }, '«limit» debe ser un número.'],
  [{ limit: Number.NaN }, '«limit» debe ser un número.'],
  [{ limit: 1.5 }, '«limit» debe ser un número entero.'],
  [{ limit: 0 }, '«limit» debe ser 1 o más.'],
  [{ limit: 101 }, '«limit» debe ser 100 o menos.'],
  [{ sort: 'odd' }, '«sort» debe ser uno de estos valores: recent, rating.'],
  [{ sort: undefined }, '«sort» debe ser uno de estos valores: recent, rating.'],
  [{ token: '' }, '«token» no puede estar vacío.'],
  [{ token: 'x'.repeat(129) }, '«token» debe tener como máximo 128 caracteres.'],
  [{ token: 5 }, '«token» debe ser un texto.'],
  [{ short: 'ab' }, '«short» debe tener al menos 3 caracteres.'],
  [{ until: 'ayer' }, '«until» debe ser una fecha y hora como 2027-03-01T10:00:00Z.'],
  [{ isOpen: 'sí' }, '«isOpen» debe ser true o false.'],
  [{ items: {} }, '«items» debe ser una lista.'],
  [{ items: [] }, '«items» debe tener al menos 2 elementos.'],
  [{ items: [{ day: 'x' }, {}] }, 'Falta «items[1].day».'],
  [{ items: [{ day: 'x' }, 7] }, '«items[1]» debe ser un objeto.'],
  [{ width: 5 }, 'El valor de «width» no es válido.'],
  [{ foo: 1 }, 'Campo desconocido: «foo».'],
  [{ foo: 1, bar: 2 }, 'Campos desconocidos: «foo», «bar».'],
])('%j: %s', (changes, message) => {
  expect(messagesFor({ ...VALID, ...changes })).toEqual([message])
})

test.each([[[]], ['hola'], [null], [undefined]])('a body that is %j: it must be an object', (body) => {
  expect(messagesFor(body)).toEqual(['La solicitud debe contener un objeto JSON.'])
})

test('what was sent is told shortened', () => {
  const long = 'x'.repeat(5000)
  expect(messagesFor({ ...VALID, [long]: 1 })?.[0]?.length).toBeLessThan(100)
})
