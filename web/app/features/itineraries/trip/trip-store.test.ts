import type { OperationsAnswer, SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { expect, test } from 'vitest'
import type { TripDeed, TripOutbox } from './trip-deed.ts'
import { createTripStore } from './trip-store.ts'

const item = (text: string): Operation => ({ kind: 'add-item', itemId: `item ${text}`, text })
const textsOf = (sent: readonly { operation: Operation }[]) =>
  sent.map(({ operation }) => ('text' in operation ? operation.text : operation.kind))

/** The storage that all pages of a device share. */
const device = () => {
  const listeners = new Set<() => void>()
  const journal: TripDeed[] = []
  const waiting: TripDeed[] = []
  const refused: { deed: TripDeed; refusal: string }[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const drop = (list: TripDeed[], deed: TripDeed) => {
    const index = list.findIndex(({ key }) => key === deed.key)
    if (index >= 0) list.splice(index, 1)
  }
  const outbox: TripOutbox & { hasRoom: boolean; isOffline: boolean } = {
    hasRoom: true,
    isOffline: false,
    waiting: () => [...waiting],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isBusy: async () => waiting.length > 0,
    mayHaveSent: () => !outbox.isOffline,
    leftOver: () => [...journal],
    record: (deed) => outbox.hasRoom && journal.push(deed) > 0,
    forget: (deed) => drop(journal, deed),
    enqueue: async (deed, refusal) => {
      if (!outbox.hasRoom) throw new Error('full')
      if (refusal === null) waiting.push(deed)
      else refused.push({ deed, refusal })
      tell()
    },
  }
  return {
    outbox,
    journal,
    waiting,
    refused,
    /** The outbox sent a deed, from this tab or another one. */
    takesOut: (deed: TripDeed) => {
      drop(waiting, deed)
      tell()
    },
  }
}

/** Opens a page on a device; records what the server receives and what people are told. */
const open = (on = device()) => {
  const calls: (readonly SentOperation[])[] = []
  const told: string[] = []
  let answer: (sent: readonly SentOperation[]) => Promise<OperationsAnswer> = async () => {
    throw new Error('no network')
  }
  let settled = Promise.resolve()
  const store = createTripStore({
    outbox: on.outbox,
    post: (sent) => {
      calls.push(sent)
      return answer(sent)
    },
    refusalOf: (error) => (error instanceof RangeError ? error.message : null),
    onRefused: (messages) => told.push(...messages),
    onSettled: () => settled,
  })
  store.subscribe(() => {})
  return {
    store,
    on,
    calls,
    told,
    serve: (next: typeof answer) => {
      answer = next
    },
    shownAfter: (next: Promise<void>) => {
      settled = next
    },
    shown: () => textsOf(store.now().pending),
  }
}
const accepting = async (sent: readonly SentOperation[]): Promise<OperationsAnswer> => ({
  accepted: sent.map(({ id }, index) => ({ id, number: index + 1 })),
  rejected: [],
})

test('What is done is shown at once, sent, and shown until the page has read it from the server', async () => {
  const { store, serve, calls, on, shown } = open()
  serve(accepting)
  store.add([item('uno'), item('dos')])
  expect(on.journal).toHaveLength(1)
  await expect.poll(() => on.journal).toEqual([])
  expect(calls.map(textsOf)).toEqual([['uno', 'dos']])
  expect(shown()).toEqual(['uno', 'dos'])
  store.heard(1)
  expect(shown()).toEqual(['dos'])
})

test('What is done in one go has an id in common, however many calls it takes; a change by itself has none', async () => {
  const { store, serve, calls } = open()
  serve(accepting)
  store.add(Array.from({ length: 201 }, (_, index) => item(String(index))))
  store.add([item('sola')])
  await expect.poll(() => calls.flat()).toHaveLength(202)
  const deeds = calls.flat().map(({ deed }) => deed)
  expect(new Set(deeds.slice(0, 201)).size).toBe(1)
  expect(deeds[0]).toMatch(/^[\da-f-]{36}$/)
  expect(deeds.at(-1)).toBeUndefined()
})

test('What cannot be sent goes to the outbox in its order, and what is done next behind it', async () => {
  const { store, serve, calls, on, shown } = open()
  store.add([item('uno')])
  await expect.poll(() => on.waiting).toHaveLength(1)
  serve(accepting)
  store.add([item('dos')])
  await expect.poll(() => on.waiting).toHaveLength(2)
  expect(calls).toHaveLength(1)
  expect(on.waiting.flatMap(({ operations }) => textsOf(operations))).toEqual(['uno', 'dos'])
  expect(on.journal).toEqual([])
  expect(shown()).toEqual(['uno', 'dos'])
})

test('What the outbox has sent is shown until the page has it from the server; what was given up is not', async () => {
  const page = open()
  page.store.add([item('uno')])
  page.store.add([item('dos')])
  await expect.poll(() => page.on.waiting).toHaveLength(2)
  const [first, second] = page.on.waiting as [TripDeed, TripDeed]
  const read = Promise.withResolvers<void>()
  page.shownAfter(read.promise)
  page.on.takesOut(first)
  expect([...page.shown()].sort()).toEqual(['dos', 'uno'])
  read.resolve()
  await expect.poll(() => page.shown()).toEqual(['dos'])
  page.on.outbox.isOffline = true
  page.on.takesOut(second)
  expect(page.shown()).toEqual([])
})

test('What a closed page did not get rid of is sent by the next one', async () => {
  const first = open()
  first.serve(() => new Promise(() => {}))
  first.store.add([item('uno')])
  const second = open(first.on)
  second.serve(accepting)
  expect(second.shown()).toEqual(['uno'])
  second.store.send()
  await expect.poll(() => second.calls.map(textsOf)).toEqual([['uno']])
})

test('What the server refuses is told, holds up nothing behind it, and is kept to be read, whatever it is', async () => {
  const { store, serve, told, on, shown } = open()
  serve(async (sent) => ({
    accepted: sent.slice(2).map(({ id }) => ({ id, number: 1 })),
    rejected: sent.slice(0, 2).map(({ id }) => ({ id, code: 'too-many', message: 'Son demasiados.' })),
  }))
  store.add([item('uno'), { kind: 'remove-stop', stopId: 'no' }, item('dos')])
  await expect.poll(() => told).toEqual(['Son demasiados.'])
  await expect.poll(() => on.refused).toHaveLength(1)
  expect(on.refused[0]?.refusal).toBe('Son demasiados.')
  expect(textsOf(on.refused[0]?.deed.operations ?? [])).toEqual(['uno', 'remove-stop'])
  expect(shown()).toEqual(['dos'])
})

test('A trip that may no longer be changed refuses all at once, with its reason', async () => {
  const { store, serve, told, shown, on } = open()
  serve(async () => {
    throw new RangeError('No se encontró el itinerario.')
  })
  store.add([item('uno')])
  await expect.poll(() => told).toEqual(['No se encontró el itinerario.'])
  expect(shown()).toEqual([])
  await expect.poll(() => on.refused).toHaveLength(1)
})

test('What was refused stays in the journal until it is kept to be read', async () => {
  const { store, serve, told, on } = open()
  const keeping = Promise.withResolvers<void>()
  const { enqueue } = on.outbox
  on.outbox.enqueue = async (deed, refusal) => {
    await keeping.promise
    return enqueue(deed, refusal)
  }
  serve(async () => {
    throw new RangeError('No se encontró el itinerario.')
  })
  store.add([item('uno')])
  await expect.poll(() => told).toHaveLength(1)
  expect(on.journal).toHaveLength(1)
  keeping.resolve()
  await expect.poll(() => on.journal).toEqual([])
  expect(on.refused).toHaveLength(1)
})

test('What was refused and cannot be kept stays in the journal', async () => {
  const { store, serve, told, on } = open()
  on.outbox.enqueue = async () => expect.fail('full')
  serve(async () => {
    throw new RangeError('No se encontró el itinerario.')
  })
  store.add([item('uno')])
  await expect.poll(() => told).toHaveLength(1)
  expect(on.journal).toHaveLength(1)
})

test('A device without room says so, and loses nothing as long as the page is open', async () => {
  const page = open()
  page.on.outbox.hasRoom = false
  page.store.add([item('uno')])
  await expect.poll(() => page.store.now().stuck).toEqual({ count: 1, isKept: false })
  page.serve(accepting)
  page.store.send()
  await expect.poll(() => page.store.now().pending[0]?.number).toBe(1)
  expect(page.store.now().stuck).toBeNull()
})

test('No call brings more operations than the server takes', async () => {
  const { store, serve, calls } = open()
  serve(accepting)
  store.add(Array.from({ length: 450 }, (_, index) => item(String(index))))
  await expect.poll(() => calls.map(({ length }) => length)).toEqual([200, 200, 50])
})

test('What a form sent without an answer is sent again with the same ids, so that it is done once', async () => {
  const { store, calls } = open()
  store.addSent([{ id: 'sent before', operation: item('Botas') }])
  await expect.poll(() => calls.map((sent) => sent.map(({ id }) => id))).toEqual([['sent before']])
})
