import { expect, test } from 'vitest'
import type { StoredEntry } from '../platform/outbox/entry.ts'
import { filesOf, outboxGroups, textOf } from './outbox-groups.ts'

const entry = (order: number, page: string, refusal: string | null = null): StoredEntry => ({
  format: 1,
  order,
  userId: 'ana',
  idempotencyKey: String(order),
  title: page,
  text: `cambio ${order}`,
  page,
  call: { key: 'POST /direct-messages' },
  thing: null,
  onlyIf: null,
  writtenAt: '2027-01-10T10:00:00.000Z',
  triedAt: null,
  refusal,
})
const NO = 'No se comparte.'

test('what was refused comes first, and what belongs to one page for one reason is read together', () => {
  const groups = outboxGroups([
    entry(1, '/a'),
    entry(2, '/a', NO),
    entry(3, '/b'),
    entry(4, '/a', NO),
    entry(5, '/a', 'Otra cosa.'),
    entry(6, '/b'),
    entry(7, '/a'),
  ])
  expect(groups.map(({ entries, refusal }) => [refusal, entries.map(({ order }) => order)])).toEqual([
    [NO, [2, 4]],
    ['Otra cosa.', [5]],
    [null, [1]],
    [null, [3, 6]],
    [null, [7]],
  ])
  expect(groups.slice(0, 1).map(textOf)).toEqual(['cambio 2\ncambio 4'])
})

test('the files of a group can be kept, under their names', () => {
  const file = new Blob(['x'])
  const [group] = outboxGroups([
    {
      ...entry(1, '/a'),
      call: {
        key: 'POST /places/:id/reviews',
        form: [
          ['content', 'Hola'],
          ['media', file, 'faro.jpg'],
        ],
      },
    },
  ])
  expect(group && filesOf(group)).toEqual([{ name: 'faro.jpg', content: file }])
})
