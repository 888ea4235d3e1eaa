import { randomUUID } from 'node:crypto'
import { OPERATIONS_MAX } from '@andariego/contract/trips-rules'
import { afterAll, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { openScene } from '../test/scene.ts'

const { andariego, ana, at, make, read } = await openScene()
afterAll(() => andariego.close())

const ID_INVALID = 'El identificador no es válido.'
const NO_OPERATION = 'Un cambio debe ser un objeto con «id» y «operation».'
const UNKNOWN = 'Este cambio no se conoce. Quizá tu página es más nueva o más vieja que el servidor.'

/** Sends what no typed client would. */
const send = async (id: string, operations: unknown) =>
  (await ana.api('POST /itineraries/:id/operations', { params: { id }, body: { operations } as never })).data
const item = (text: string) => ({ kind: 'add-item', itemId: randomUUID(), text })

test('Operations without the shape of one are refused one by one, with their position, and the rest is applied', async () => {
  const made = await make(ana, at([0]))
  const id = randomUUID()
  const stopId = made.items[0]?.id
  const cases: [sent: unknown, id: string | null, code: string, message: string][] = [
    [{ operation: item('Sin id') }, null, 'validation', ID_INVALID],
    [{ id: null, operation: item('Nulo') }, null, 'validation', ID_INVALID],
    [{ id: 7, operation: item('Número') }, null, 'validation', ID_INVALID],
    [{ id: ['a'], operation: item('Lista') }, null, 'validation', ID_INVALID],
    [{ id: 'x'.repeat(5_000), operation: item('Largo') }, null, 'validation', ID_INVALID],
    [{ id: 'dos', operation: item('Otro') }, 'dos', 'validation', ID_INVALID],
    [null, null, 'validation', NO_OPERATION],
    ['add-item', null, 'validation', NO_OPERATION],
    [[], null, 'validation', NO_OPERATION],
    [{ id }, id, 'validation', 'Falta «operation».'],
    [{ id, operation: 'add-item' }, id, 'unknown-kind', UNKNOWN],
    [{ id, operation: [] }, id, 'unknown-kind', UNKNOWN],
    [{ id, operation: { kind: ['add-item'] } }, id, 'unknown-kind', UNKNOWN],
    [{ id, operation: item('Más'), mood: 1 }, id, 'validation', 'Campo desconocido: «mood».'],
    [{ id, operation: { ...item(''), text: 5 } }, id, 'validation', 'Escribe qué hay que hacer o llevar.'],
    [{ id, operation: { kind: 'set-stop', stopId } }, id, 'validation', 'Falta «fields».'],
    [
      { id, operation: { kind: 'set-stop', stopId, fields: null } },
      id,
      'validation',
      '«fields» debe ser un objeto.',
    ],
    [{ id, operation: { kind: 'remove-stop', stopId: {} } }, id, 'validation', ID_INVALID],
  ]
  const good = { id, operation: item('Botas') }
  const { accepted, rejected } = await send(made.id, [...cases.map(([sent]) => sent), good])
  expect(rejected).toEqual(
    cases.map(([, given, code, message], index) => ({
      id: given,
      ...(given === null && { index }),
      code,
      message,
    })),
  )
  expect(accepted).toEqual([{ id, number: 1 }])
  expect((await read(ana, made.id)).checklist.map(({ text }) => text)).toEqual(['Botas'])
})

test('A call that has no list of operations, or too many, is refused as a whole', async () => {
  const made = await make(ana, at([0]))
  const many = Array.from({ length: OPERATIONS_MAX + 1 }, () => null)
  for (const operations of [null, {}, 'x', many])
    expect((await refusal(send(made.id, operations))).status).toBe(422)
})
