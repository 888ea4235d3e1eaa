import type { SentOperation } from '@andariego/contract/trip-log-rules'
import type { BrowserContext, Response } from 'playwright-core'
import type { Visitor } from '../../tools/visitor.ts'

interface JournalEntry {
  entry: { call: { params?: { id?: string }; body?: { operations?: SentOperation[] } } }
}

/** What happened to the operations of one trip, as seen from outside the pages. */
export interface TripRecord {
  /** The ids of the operations that some page wrote down as done. */
  made: Map<string, SentOperation>
  /** The numbers that the server's answers gave to operations, by id. */
  acknowledged: Map<string, number>
  /** How many requests with operations failed, and how many operations were sent more than once. */
  failed: number
  repeated: number
}

/** Records the operations that the pages of these contexts write down, send and get answered; by trip. */
export const recordTrips = () => {
  const records = new Map<string, TripRecord>()
  const sent = new Set<string>()
  const of = (id: string): TripRecord => {
    const known = records.get(id)
    if (known) return known
    const record: TripRecord = {
      made: new Map(),
      acknowledged: new Map(),
      failed: 0,
      repeated: 0,
    }
    records.set(id, record)
    return record
  }
  const tripIn = (url: string) => /\/api\/itineraries\/([\da-f-]{36})\/operations$/.exec(url)?.[1]
  const hear = async (response: Response) => {
    const id = tripIn(response.url())
    if (id === undefined || response.status() !== 200) return
    // The body of an answer is gone with its page, whether the page had read it or not.
    const answer = await response.json().catch(() => null)
    for (const { id: operation, number } of answer?.data.accepted ?? [])
      of(id).acknowledged.set(operation, number)
  }
  const follow = async (context: BrowserContext) => {
    await context.exposeBinding('notesDown', (_, written: string) => {
      const { entry } = JSON.parse(written) as JournalEntry
      for (const operation of entry.call.body?.operations ?? [])
        of(entry.call.params?.id ?? '').made.set(operation.id, operation)
    })
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('outbox:'))
          (window as unknown as { notesDown: (text: string) => void }).notesDown(value)
        setItem.call(this, key, value)
      }
    })
    context.on('response', (response) => void hear(response))
    context.on('requestfailed', (request) => {
      const id = tripIn(request.url())
      if (id !== undefined && request.method() === 'POST') of(id).failed += 1
    })
    context.on('request', (request) => {
      const id = tripIn(request.url())
      if (id === undefined || request.method() !== 'POST') return
      for (const { id: operation } of request.postDataJSON().operations as SentOperation[]) {
        if (sent.has(operation)) of(id).repeated += 1
        sent.add(operation)
      }
    })
  }
  return { of, follow }
}

interface KeptEntry {
  refusal: string | null
  call: JournalEntry['entry']['call']
}

/**
 * The ids of one trip's operations that a traveller can read on this device as refused. Read from where they are kept, because the
 * answer that refused them may have gone with its page.
 */
export const refusedOn = async (device: Pick<Visitor, 'keptIn'>, tripId: string): Promise<string[]> =>
  ((await device.keptIn('outbox')) as KeptEntry[])
    .filter(({ refusal, call }) => refusal !== null && call.params?.id === tripId)
    .flatMap(({ call }) => (call.body?.operations ?? []).map(({ id }) => id))
