import {
  afterOperation,
  type NumberedOperation,
  type OperationsAnswer,
  type SentOperation,
  shownPlan,
  type TripLog,
  unsentIn,
  withAnswer,
  withNews,
  withOperation,
  withPlan,
} from '@andariego/contract/trip-log-rules'
import { type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { expect, test } from 'vitest'
import { type LogEntry, type Settled, settle } from './settle.ts'
import { anyOperation } from './test/any-operation.ts'
import { randomFrom } from './test/random.ts'

/**
 * To run more: `INTERLEAVINGS=10000 npx vitest run --project server server/src/features/itineraries/plan/interleavings.test.ts`
 */
const ROUNDS = Number(process.env.INTERLEAVINGS ?? 300)
/** A round takes a few milliseconds where nothing else runs. */
const PATIENCE_MS = 30_000 + ROUNDS * 50
const STEPS = 60
const CLIENTS = 3
const FIRST = planWith('Viaje', [
  { id: 'a', placeId: 'place 0', date: '2027-03-01' },
  { id: 'b', placeId: 'place 1', date: '2027-03-01' },
  { id: 'c', placeId: 'place 2', date: '2027-03-02' },
])

/** A server without a database: the same code to apply operations, and a log that survives restarts. */
const newServer = () => {
  let state: Settled = { plan: FIRST, last: 0 }
  const log: LogEntry[] = []
  return {
    log,
    state: () => state,
    post: (sent: readonly SentOperation[]): OperationsAnswer => {
      const known = new Map(log.map(({ id, number }) => [id, number]))
      const settled = settle(state, sent, { known, obstacle: () => null })
      state = { plan: settled.plan, last: settled.last }
      log.push(...settled.logged)
      return settled
    },
    after: (number: number): NumberedOperation[] => log.slice(number),
  }
}

/** A device whose messages get lost, repeated, delayed or reordered, and whose stored state survives restarts. */
const runOf = (seed: number) => {
  const random = randomFrom(seed)
  let ids = 0
  const newId = () => `${seed}-${ids++}`
  const server = newServer()
  const made: SentOperation[] = []
  const refused = new Set<string | null>()
  const logs: TripLog[] = Array.from({ length: CLIENTS }, () => ({ plan: FIRST, last: 0, pending: [] }))
  const inboxes: NumberedOperation[][] = logs.map(() => [])
  const change = (client: number, next: (log: TripLog) => TripLog) => {
    const log = logs[client]
    if (log) logs[client] = next(log)
  }
  const answered = (client: number, answer: OperationsAnswer) => {
    for (const { id } of answer.rejected) refused.add(id)
    change(client, (log) => withAnswer(log, answer))
  }
  const edit = (client: number) => {
    const deed = random.chance(0.2) ? newId() : undefined
    for (let left = deed === undefined ? 1 : 3; left > 0; left--)
      change(client, (log) => {
        const sent = { id: newId(), operation: anyOperation(shownPlan(log), random, newId), deed }
        made.push(sent)
        return withOperation(log, sent)
      })
  }
  const send = (client: number) => {
    const unsent = unsentIn(logs[client] as TripLog)
    const some = unsent.slice(0, 1 + random.below(unsent.length + 1))
    const before = server.log.length
    const answer = server.post(some)
    for (const inbox of inboxes) inbox.push(...server.after(before))
    if (random.chance(0.3)) return
    answered(client, answer)
    // Sent again by a tab that did not know of the response.
    if (random.chance(0.2)) answered(client, server.post(some))
  }
  const hear = (client: number) => {
    const inbox = inboxes[client] ?? []
    const heard = inbox.filter(() => random.chance(0.6))
    inboxes[client] = random.chance(0.3) ? inbox : inbox.filter((news) => !heard.includes(news))
    change(client, (log) => withNews(log, heard.toReversed()))
  }
  const comeBack = (client: number) =>
    change(client, (log) => {
      const kept: TripLog = structuredClone(log)
      if (random.chance(0.5)) return withPlan(kept, structuredClone(server.state()))
      return withNews(kept, server.after(kept.last))
    })
  for (let step = 0; step < STEPS; step++)
    random.pick([edit, edit, edit, send, send, hear, hear, comeBack])(random.below(CLIENTS))
  for (const client of logs.keys()) answered(client, server.post(unsentIn(logs[client] as TripLog)))
  for (const client of logs.keys()) change(client, (log) => withNews(log, server.after(log.last)))
  return { server, logs, made, refused }
}

test(
  `${ROUNDS} random interleavings of three devices end equal, with no operation lost or applied twice`,
  () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { server, logs, made, refused } = runOf(seed)
      const { plan, last } = server.state()
      for (const log of logs) expect(log, `seed ${seed}`).toEqual({ plan, last, pending: [] })
      const done = server.log.map(({ id }) => id)
      expect(new Set(done).size, `seed ${seed}`).toBe(done.length)
      const lost = made.filter(({ id }) => !done.includes(id) && !refused.has(id))
      expect(lost, `seed ${seed}`).toEqual([])
      expect(server.log.map(({ number }) => number)).toEqual(done.map((_, index) => index + 1))
      const deeds = new Map(made.map(({ id, deed }) => [id, deed]))
      expect(server.log.map(({ deed }) => deed)).toEqual(done.map((id) => deeds.get(id)))
    }
  },
  PATIENCE_MS,
)

/** The marks in whatever was written, each of them typed once. */
const marksIn = (written: unknown) => new Set<string>(JSON.stringify(written ?? null).match(/~[\w-]+/g))

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => !others.has(one))

test(
  'no written text vanishes, unless by an operation whose author had seen it',
  () => {
    let typed = 0
    let dropped = 0
    let beside = 0
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const { server } = runOf(seed)
      let plan: Plan = FIRST
      for (const { operation } of server.log) {
        const seen = marksIn('from' in operation ? operation.from : null)
        const before = marksIn(plan)
        plan = afterOperation(plan, operation)
        const after = marksIn(plan)
        const fresh = without(marksIn(operation), seen)
        const gone = without(before, after)
        const where = `seed ${seed}: ${JSON.stringify(operation)}`
        expect(
          fresh.filter((mark) => !after.has(mark)),
          where,
        ).toEqual([])
        expect(
          gone.filter((mark) => !seen.has(mark)),
          where,
        ).toEqual([])
        typed += fresh.length
        dropped += gone.length
      }
      beside += plan.stops.filter(({ otherNotes }) => otherNotes.length > 0).length
    }
    // Nothing of this holds by itself: texts were written, overwritten, and kept beside others.
    expect([typed, dropped, beside].every((count) => count > 0)).toBe(true)
  },
  PATIENCE_MS,
)

test('each step can be undone: the stored undo operations lead to the plan before', () => {
  /** Compares only what people see: not the count of removals, nor the neighbours of a removed stop. */
  const seen = ({ stops, checklist, removals: _, ...rest }: Plan) => ({
    ...rest,
    stops: stops.filter(({ removal }) => removal === null),
    checklist: checklist.filter(({ removal }) => removal === null),
  })
  for (let seed = 1; seed <= Math.min(ROUNDS, 100); seed++) {
    const { server } = runOf(seed)
    let plan: Plan = FIRST
    for (const { operation, undo } of server.log) {
      const settle1 = (from: Plan, operations: readonly SentOperation['operation'][]) =>
        settle(
          { plan: from, last: 0 },
          operations.map((one, index) => ({ id: `${index}`, operation: one })),
          { known: new Map(), obstacle: () => null },
        ).plan
      const next = settle1(plan, [operation])
      expect(seen(settle1(next, undo)), `seed ${seed}`).toEqual(seen(plan))
      plan = next
    }
  }
})
