import type { OperationsAnswer, SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../platform/testing/memory-storage.ts'
import { keptOperations } from './kept-operations.ts'
import { createTripStore } from './trip-store.ts'

const item = (text: string): Operation => ({ kind: 'add-item', itemId: `item ${text}`, text })
const textsOf = (sent: readonly { operation: Operation }[]) =>
  sent.map(({ operation }) => ('text' in operation ? operation.text : operation.kind))

/** A page on a device, and what the server is sent and answers. */
const open = (storage = memoryStorage()) => {
  const calls: SentOperation[][] = []
  const refused: string[] = []
  let answer: (sent: SentOperation[]) => Promise<OperationsAnswer> = async () => {
    throw new Error('no network')
  }
  const kept = keptOperations(storage, 'ana', 'trip')
  const store = createTripStore({
    kept,
    post: (sent) => {
      calls.push(sent)
      return answer(sent)
    },
    refusalOf: (error) => (error instanceof RangeError ? error.message : null),
    onRefused: (all) => refused.push(...all.map(({ message }) => message)),
    onSettled: () => undefined,
  })
  return {
    store,
    storage,
    calls,
    refused,
    kept,
    serve: (next: typeof answer) => {
      answer = next
    },
  }
}
const accepting = async (sent: SentOperation[]): Promise<OperationsAnswer> => ({
  accepted: sent.map(({ id }, index) => ({ id, number: index + 1 })),
  rejected: [],
})

test('What is done without a connection is kept in its order, over a restart, and sent later', async () => {
  const first = open()
  first.store.add([item('uno'), item('dos')])
  first.store.add([item('tres')])
  await vi.waitFor(() => expect(first.store.now().isWaiting).toBe(true))

  const second = open(first.storage)
  expect(textsOf(second.store.now().pending)).toEqual(['uno', 'dos', 'tres'])
  second.serve(accepting)
  second.store.send()
  await vi.waitFor(() => expect(second.kept.all()).toEqual([]))
  expect(textsOf(second.calls[0] ?? [])).toEqual(['uno', 'dos', 'tres'])
  // It is shown as done until the page has read it from the server.
  expect(textsOf(second.store.now().pending)).toEqual(['uno', 'dos', 'tres'])
  second.store.heard(2)
  expect(textsOf(second.store.now().pending)).toEqual(['tres'])
})

test('What the server refuses is told and gone, and holds up nothing behind it', async () => {
  const { store, serve, refused, kept } = open()
  serve(async (sent) => ({
    accepted: sent.slice(1).map(({ id }) => ({ id, number: 1 })),
    rejected: sent.slice(0, 1).map(({ id }) => ({ id, code: 'duplicate', message: 'Ya está.' })),
  }))
  store.add([item('uno'), item('dos')])
  await vi.waitFor(() => expect(refused).toEqual(['Ya está.']))
  expect(textsOf(store.now().pending)).toEqual(['dos'])
  expect(kept.all()).toEqual([])
})

test('A trip that may no longer be changed refuses all at once, with its reason', async () => {
  const { store, serve, refused } = open()
  serve(async () => {
    throw new RangeError('No se encontró el itinerario.')
  })
  store.add([item('uno')])
  await vi.waitFor(() => expect(refused).toEqual(['No se encontró el itinerario.']))
  expect(store.now().pending).toEqual([])
})

test('A device without room loses nothing as long as the page is open', async () => {
  const { store, serve, calls } = open({
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  })
  serve(accepting)
  store.add([item('uno')])
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(store.now().pending[0]?.number).toBe(1)
})
