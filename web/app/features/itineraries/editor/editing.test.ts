import type { Itinerary } from '@andariego/contract/itineraries'
import { describe, expect, test } from 'vitest'
import { lines, stops } from '../testing/stops.ts'
import {
  begin,
  draftIn,
  type Editing,
  isChanged,
  isOrderAlone,
  isOutdated,
  orderIn,
  type Step,
  step,
} from './editing.ts'
import type { ItineraryDraft } from './itinerary-draft.ts'

const trip: ItineraryDraft = { name: 'Norte', stops: stops('1 a', '1 b', '2 c'), version: 3 }

/** The same as the server answers it. */
const answer = ({ name, stops: items, version }: ItineraryDraft) =>
  ({ name, items, version: version ?? 0 }) as unknown as Itinerary
const after = (...steps: Step[]): Editing => steps.reduce(step, begin(trip))
const rename = (name: string): Step => ({ kind: 'change', changes: { name } })
const arrange = (...wanted: string[]): Step => ({ kind: 'change', changes: { stops: stops(...wanted) } })
const hear = (changes: Partial<ItineraryDraft>): Step => ({
  kind: 'hear',
  itinerary: answer({ ...trip, ...changes }),
})
const settle = (changes: Partial<ItineraryDraft>): Step => ({ ...hear(changes), kind: 'settle' }) as Step

describe('an itinerary that is edited', () => {
  test('shows what the server has until something is changed', () => {
    expect(draftIn(after())).toEqual(trip)
    const heard = after(hear({ name: 'Sur', version: 4 }))
    expect(draftIn(heard).name).toBe('Sur')
    expect(isChanged(heard)).toBe(false)
  })
  test('is not outdated by notes and times, which it leaves as they are', () => {
    const noted = after(rename('Mío'), hear({ version: 4 }))
    expect(isOutdated(noted)).toBe(false)
    expect(draftIn(noted)).toMatchObject({ name: 'Mío', version: 4 })
    expect(
      isOutdated(after(rename('Mío'), hear({ name: 'Sur', version: 4 }), hear({ name: 'Sur', version: 5 }))),
    ).toBe(true)
  })
  test('never goes back to an older version', () => {
    expect(draftIn(after(settle({ name: 'Sur', version: 5 }), hear({ version: 4 }))).name).toBe('Sur')
  })
  test('keeps what was changed while others save, and knows that it is outdated', () => {
    const editing = after(rename('Mi norte'), hear({ name: 'Sur', version: 4 }))
    expect(draftIn(editing)).toMatchObject({ name: 'Mi norte', version: 3 })
    expect(isOutdated(editing)).toBe(true)
  })
  test('is not outdated by the same words from elsewhere, and goes on from there', () => {
    const editing = after(rename('Sur'), hear({ name: 'Sur', version: 4 }))
    expect(isOutdated(editing)).toBe(false)
    expect(draftIn(step(editing, arrange('1 a')))).toMatchObject({ name: 'Sur', version: 4 })
  })
  test('finds the draft of this device again', () => {
    const draft = { ...trip, name: 'A medias', version: 2 }
    expect(isOutdated(after({ kind: 'restore', draft }))).toBe(true)
    expect(draftIn(after(rename('Otro'), { kind: 'restore', draft: null }))).toEqual(trip)
  })
})

describe('a change that the server has', () => {
  test('is a change no more', () => {
    expect(after(rename('Sur'), settle({ name: 'Sur', version: 4 })).mine).toBeNull()
  })
  test('leaves what was changed meanwhile, from its version on', () => {
    const editing = after(rename('Sur'), rename('Sureste'), settle({ name: 'Sur', version: 4 }))
    expect(draftIn(editing)).toMatchObject({ name: 'Sureste', version: 4 })
    expect(isOutdated(editing)).toBe(false)
  })
})

describe('the order, which is saved at once', () => {
  test('is written without the rest of the changes', () => {
    const editing = after(rename('Sur'), arrange('1 x', '1 b', '1 a', '2 c'))
    expect(orderIn(editing)).toMatchObject({ name: 'Norte', version: 3 })
    expect(lines(orderIn(editing).stops)).toEqual(['1 b', '1 a', '2 c'])
    expect(isOrderAlone(editing)).toBe(false)
    expect(isOrderAlone(after(arrange('1 b', '1 a', '2 c')))).toBe(true)
  })
  test('goes back when it cannot be saved, and nothing else does', () => {
    expect(after(arrange('1 b', '1 a', '2 c'), { kind: 'put-order-back' }).mine).toBeNull()
    const editing = after(rename('Sur'), arrange('1 b', '1 a', '2 c'), { kind: 'put-order-back' })
    expect(draftIn(editing).name).toBe('Sur')
    expect(lines(draftIn(editing).stops)).toEqual(['1 a', '1 b', '2 c'])
  })
})

describe('a conflict', () => {
  const refused = after(rename('Mi norte'), hear({ name: 'Sur', version: 4 }), {
    kind: 'refuse',
    what: 'all',
  })

  test('stays open until it is decided; putting it off changes nothing', () => {
    expect(refused.refused).toBe('all')
    const later = step(refused, { kind: 'postpone' })
    expect(later.refused).toBeNull()
    expect(isOutdated(later)).toBe(true)
  })
  test('ends with the other version', () => {
    expect(draftIn(step(refused, { kind: 'take-theirs' }))).toMatchObject({ name: 'Sur', version: 4 })
  })
  test('ends with the own one, on top of the other', () => {
    const kept = step(refused, { kind: 'keep-mine' })
    expect(draftIn(kept)).toMatchObject({ name: 'Mi norte', version: 4 })
    expect(isOutdated(kept)).toBe(false)
    expect(kept.refused).toBeNull()
  })
})
