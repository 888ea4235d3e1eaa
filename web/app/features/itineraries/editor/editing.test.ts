import type { Itinerary } from '@andariego/contract/itineraries'
import { NO_DETAILS } from '@andariego/contract/trip-plan-rules'
import { describe, expect, test } from 'vitest'
import { lines, stops } from '../testing/stops.ts'
import {
  begin,
  draftIn,
  type Editing,
  isChanged,
  isOrderAlone,
  keptDraft,
  operationsFor,
  orderIn,
  type Step,
  step,
} from './editing.ts'
import type { Content } from './merged-content.ts'

/** An itinerary as the server would send it. */
const answer = (version: number, name: string, ...wanted: string[]): Itinerary => {
  const items = stops(...wanted).map((stop) => ({ ...NO_DETAILS, ...stop, id: `stop ${stop.place.id}` }))
  const log = {
    last: 0,
    stops: items.map(({ id }) => id),
    checklist: [],
    removedStops: [],
    removedItems: [],
    removals: 0,
  }
  return {
    version,
    name,
    items,
    ideas: [],
    days: [],
    checklist: [],
    coverPlaceId: null,
    log,
  } as unknown as Itinerary
}
const trip = answer(3, 'Norte', '1 a', '1 b', '2 c')
const after = (...steps: Step[]): Editing => steps.reduce(step, begin(trip))
const rename = (name: string): Step => ({ kind: 'change', changes: { name } })
const arrange = (...wanted: string[]): Step => ({ kind: 'change', changes: { stops: stops(...wanted) } })
const hear = (...read: Parameters<typeof answer>): Step => ({ kind: 'hear', itinerary: answer(...read) })
const shown = (editing: Editing) => [draftIn(editing).name, ...lines(draftIn(editing).stops)]

describe('an itinerary that is edited', () => {
  test('shows what the server has until something is changed', () => {
    expect(shown(after())).toEqual(['Norte', '1 a', '1 b', '2 c'])
    const heard = after(hear(4, 'Sur', '1 a'))
    expect(shown(heard)).toEqual(['Sur', '1 a'])
    expect(isChanged(heard)).toBe(false)
  })
  test('never goes back to an older version', () => {
    expect(shown(after(hear(5, 'Sur', '1 a'), hear(4, 'Norte', '1 b')))).toEqual(['Sur', '1 a'])
  })
  test('shows what was changed together with what others save meanwhile', () => {
    const editing = after(
      rename('Mi norte'),
      arrange('1 a', '1 b', '1 x', '2 c'),
      hear(4, 'Sur', '1 b', '2 c', '2 y'),
    )
    expect(shown(editing)).toEqual(['Mi norte', '1 b', '1 x', '2 c', '2 y'])
    expect(isChanged(editing)).toBe(true)
  })
  test('keeps what the server has taken when its new state cannot be read and the next save fails', () => {
    const saved: Step = { kind: 'saved', content: { name: 'Norte', stops: stops('1 b', '1 a', '2 c') } }
    const editing = after(arrange('1 b', '1 a', '2 c'), saved)
    expect(editing.mine).toBeNull()
    const failed = [arrange('2 c', '1 b', '1 a'), { kind: 'put-order-back' } as const].reduce(step, editing)
    expect(shown(failed)).toEqual(['Norte', '1 b', '1 a', '2 c'])
    expect(shown(step(failed, hear(4, 'Sur', '1 b', '1 a', '2 c')))).toEqual(['Sur', '1 b', '1 a', '2 c'])
  })
  test('keeps what the server has taken when this device offers what it knew before', () => {
    const saved: Step = { kind: 'saved', content: { name: 'Norte', stops: stops('1 b', '1 a', '2 c') } }
    const editing = after(arrange('1 b', '1 a', '2 c'), saved, hear(3, 'Norte', '1 a', '1 b', '2 c'))
    expect(shown(editing)).toEqual(['Norte', '1 b', '1 a', '2 c'])
  })
  test('is changed no more once the server has it; what was changed meanwhile stays', () => {
    expect(after(rename('Sur'), hear(4, 'Sur', '1 a', '1 b', '2 c')).mine).toBeNull()
    const editing = after(rename('Sur'), rename('Sureste'), hear(4, 'Sur', '1 a', '1 b', '2 c'))
    expect(shown(editing)).toEqual(['Sureste', '1 a', '1 b', '2 c'])
  })
})

describe('a draft that this device kept', () => {
  test('is made of what the server has by then', () => {
    const kept = keptDraft(after(rename('A medias'), arrange('1 a', '2 c', '2 x')))
    const later = step(begin(answer(9, 'Sur', '1 a', '1 b', '1 y', '2 c')), { kind: 'restore', draft: kept })
    expect(shown(later)).toEqual(['A medias', '1 a', '1 y', '2 c', '2 x'])
    expect(shown(after(rename('Otro'), { kind: 'restore', draft: null }))).toEqual([
      'Norte',
      '1 a',
      '1 b',
      '2 c',
    ])
  })
  test('of an earlier release takes nothing out: it does not say what was there', () => {
    const draft = { name: 'A medias', stops: stops('2 c', '2 x') }
    expect(shown(after({ kind: 'restore', draft }))).toEqual(['A medias', '1 a', '1 b', '2 c', '2 x'])
  })
})

describe('what is sent', () => {
  const ids = () => 'new stop'
  const kinds = (content: Content, read = trip) => operationsFor(read, content, ids).map(({ kind }) => kind)
  test('are the changes alone', () => {
    expect(kinds(draftIn(after()))).toEqual([])
    expect(kinds(draftIn(after(rename('Sur'), arrange('1 b', '1 x', '2 c'))))).toEqual([
      'set-trip',
      'remove-stop',
      'add-stop',
    ])
  })
  test('of an order that is saved at once is that order, without the rest of the changes', () => {
    const editing = after(rename('Sur'), arrange('1 x', '1 b', '1 a', '2 c'))
    expect(operationsFor(trip, orderIn(editing), ids)).toEqual([
      { kind: 'move-stop', stopId: 'stop b', date: '2026-11-01', after: null },
    ])
    expect(isOrderAlone(editing)).toBe(false)
    expect(isOrderAlone(after(arrange('1 b', '1 a', '2 c')))).toBe(true)
  })
})

test('An order goes back when it cannot be saved, and nothing else does', () => {
  expect(after(arrange('1 b', '1 a', '2 c'), { kind: 'put-order-back' }).mine).toBeNull()
  const editing = after(rename('Sur'), arrange('1 b', '1 a', '2 c'), { kind: 'put-order-back' })
  expect(shown(editing)).toEqual(['Sur', '1 a', '1 b', '2 c'])
})
