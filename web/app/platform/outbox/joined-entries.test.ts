import { expect, test } from 'vitest'
import type { StoredEntry } from './entry.ts'
import { joinedBody, nextTogether, refusedOf } from './joined-entries.ts'

let order = 0
const entry = (parts: string[], changes: Partial<StoredEntry> = {}): StoredEntry => ({
  format: 2,
  order: ++order,
  userId: 'ana',
  idempotencyKey: String(order),
  title: '',
  text: '',
  page: '/',
  call: {
    key: 'POST /itineraries/:id/operations',
    params: { id: 'costa' },
    body: { operations: parts.map((id) => ({ id })) },
  },
  thing: null,
  onlyIf: null,
  refusedIn: 'data.rejected',
  together: { parts: 'operations', max: 4 },
  writtenAt: '2027-01-10T10:00:00.000Z',
  triedAt: null,
  refusal: null,
  ...changes,
})
const message = () => entry([], { call: { key: 'POST /direct-messages', body: { a: 1 } }, together: null })
const elsewhere = () =>
  entry(['x'], {
    call: {
      key: 'POST /itineraries/:id/operations',
      params: { id: 'sierra' },
      body: { operations: [{ id: 'x' }] },
    },
  })

test('consecutive entries with the same address are sent together, as many as one request may carry', () => {
  const [one, two, three] = [entry(['a']), entry(['b', 'c']), entry(['d', 'e'])]
  expect(nextTogether([one, two, three])).toEqual([one, two])
  expect(nextTogether([one, message(), two])).toEqual([one])
  expect(nextTogether([one, elsewhere(), two])).toEqual([one])
  expect(nextTogether([message(), message()])).toHaveLength(1)
  // Written by a release that did not know the field.
  expect(nextTogether([one, entry(['b'], { together: undefined })])).toEqual([one])
})

test('what was refused neither waits nor comes between what does', () => {
  const [one, two] = [entry(['a']), entry(['b'])]
  expect(nextTogether([entry(['x'], { refusal: 'No.' }), one, message()])).toEqual([one])
  expect(nextTogether([one, { ...message(), refusal: 'No.' }, two])).toEqual([one, two])
  expect(nextTogether([])).toEqual([])
})

test('a joined request has the parts of all its entries, in order', () => {
  expect(joinedBody([entry(['a']), entry(['b', 'c'])])).toEqual({
    operations: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  })
  expect(joinedBody([message()])).toEqual({ a: 1 })
})

test('each entry learns which of its own parts were refused', () => {
  const both = [entry(['a']), entry(['b', 'c'])] as const
  const refused = [{ id: 'c', message: 'No.' }]
  expect(both.map((one) => refusedOf(one, both, refused))).toEqual([[], refused])
  expect(refusedOf(message(), [message()], refused)).toEqual(refused)
})
