import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { isIn, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import {
  CHECKLIST_TEXT_MAX,
  OTHER_NOTES_MAX,
  REMOVED_MAX,
  tripsMessages,
} from '@andariego/contract/trips-rules'
import { describe, expect, test } from 'vitest'

const DAY = '2027-03-01'
const TRIP = planWith('Viaje', [{ id: '0', placeId: 'place 0', date: DAY }])
const outcomeOf = (plan: Plan, operation: Operation) => {
  const outcome = applied(plan, operation)
  return 'plan' in outcome ? outcome : expect.fail(outcome.refusal.code)
}
const after = (plan: Plan, ...operations: Operation[]): Plan =>
  operations.reduce((before, operation) => outcomeOf(before, operation).plan, plan)
const refusalOf = (plan: Plan, operation: Operation) => {
  const outcome = applied(plan, operation)
  return 'refusal' in outcome ? outcome.refusal : null
}
const note = (text: string | null, from?: string | null): Operation => ({
  kind: 'set-stop',
  stopId: '0',
  fields: { note: text },
  ...(from === undefined ? {} : { from: { note: from } }),
})
const stopOf = ({ stops }: Plan) => stops[0] ?? expect.unreachable()

describe('versions of a note that cannot be merged', () => {
  const versions = Array.from({ length: OTHER_NOTES_MAX + 1 }, (_, index) => `versión ${index}`)
  const full = after(TRIP, ...versions.map((text) => note(text, 'lo que nadie más vio')))

  test('are all kept beside it', () => {
    const { note: last, otherNotes } = stopOf(full)
    expect([...otherNotes, last]).toEqual(versions)
  })

  test('are limited in number: the next one is refused, so that whoever wrote it still has it', () => {
    const refusal = refusalOf(full, note('una más', 'lo que nadie más vio'))
    expect(refusal?.code).toBe('too-many')
    expect(refusal?.message).toContain(`${OTHER_NOTES_MAX} versiones`)
    // What merges needs no room.
    expect(refusalOf(full, note(`${versions.at(-1)} y agua`, versions.at(-1) ?? ''))).toBeNull()
  })

  test('are dropped one by one, without those that came meanwhile', () => {
    const begun = after(TRIP, note('uno', null), note('dos', 'x'))
    const { otherNotes } = stopOf(begun)
    expect(otherNotes).toEqual(['uno'])
    const drop: Operation = {
      kind: 'set-stop',
      stopId: '0',
      fields: { otherNotes: [] },
      from: { otherNotes },
    }
    const meanwhile = after(begun, note('tres', 'x'))
    const { plan, undo } = outcomeOf(meanwhile, drop)
    expect(stopOf(plan)).toMatchObject({ note: 'tres', otherNotes: ['dos'] })
    expect(stopOf(after(plan, note('cuatro', 'x'), ...undo)).otherNotes.sort()).toEqual([
      'dos',
      'tres',
      'uno',
    ])
  })

  test('take the place of the note that their reader saw, not of a newer one', () => {
    const begun = after(TRIP, note('uno', null), note('dos', 'x'))
    const use: Operation = {
      kind: 'set-stop',
      stopId: '0',
      fields: { note: 'uno', otherNotes: [] },
      from: { note: 'dos', otherNotes: ['uno'] },
    }
    expect(stopOf(after(begun, use))).toMatchObject({ note: 'uno', otherNotes: [] })
    expect(stopOf(after(begun, note('tres', 'dos'), use))).toMatchObject({
      note: 'uno',
      otherNotes: ['tres'],
    })
  })
})

describe('the title of a day that two people write at the same time', () => {
  const title = (text: string | null, from?: string | null): Operation => ({
    kind: 'set-day',
    date: DAY,
    fields: { title: text },
    ...(from === undefined ? {} : { from: { title: from } }),
  })
  const titleAfter = (...operations: Operation[]) => after(TRIP, ...operations).days[0]?.title ?? null

  test.each([
    [
      'words of both, where they differ',
      'Al faro',
      'Al faro viejo',
      'Temprano: Al faro',
      'Temprano: Al faro viejo',
    ],
    ['both titles, where they do not merge', 'Al faro', 'Al mar', 'Al monte', 'Al mar / Al monte'],
    ['both first titles', null, 'Al mar', 'Al monte', 'Al mar / Al monte'],
    ['one title that both wrote', 'Al faro', 'Al mar', 'Al mar', 'Al mar'],
    ['what was written instead of what was cleared', 'Al faro', 'Al mar', null, 'Al mar'],
  ])('has %s', (_what, from, one, other, both) => {
    expect(titleAfter(title(from), title(one, from), title(other, from))).toBe(both)
  })

  test('is the last one where nobody says what they saw', () => {
    expect(titleAfter(title('Al mar'), title('Al monte'))).toBe('Al monte')
  })

  test('stays where both have no room, and the second author keeps theirs', () => {
    const [one, other] = ['a'.repeat(60), 'b'.repeat(60)]
    const begun = after(TRIP, title(one, null))
    expect(refusalOf(begun, title(other, null))?.message).toBe(tripsMessages.linesTooLong)
    expect(after(begun, title(other, one)).days[0]?.title).toBe(other)
  })

  test('is set back by undo to what it was', () => {
    const begun = after(TRIP, title('Al faro'))
    const { plan, undo } = outcomeOf(begun, title('Al mar', 'Al faro'))
    expect(after(plan, title('Al monte', 'Al mar'), ...undo).days[0]?.title).toBe('Al faro')
  })
})

test('an item of the list that two people write at the same time has the words of both', () => {
  const begun = after(TRIP, { kind: 'add-item', itemId: 'i', text: 'Crema' })
  const set = (text: string, from: string): Operation => ({
    kind: 'set-item',
    itemId: 'i',
    text,
    from: { text: from },
  })
  const textAfter = (...operations: Operation[]) => after(begun, ...operations).checklist[0]?.text
  expect(textAfter(set('Crema solar', 'Crema'), set('Mucha Crema', 'Crema'))).toBe('Mucha Crema solar')
  expect(textAfter(set('Gorra', 'Crema'), set('Sombrero', 'Crema'))).toBe('Gorra / Sombrero')
  const long = 'x'.repeat(CHECKLIST_TEXT_MAX)
  const taken = after(begun, set('Gorra', 'Crema'))
  expect(refusalOf(taken, set(long, 'Crema'))?.message).toBe(tripsMessages.linesTooLong)
  expect(after(taken, set(long, 'Gorra')).checklist[0]?.text).toBe(long)
})

describe('a stop that was removed long ago', () => {
  const details = { note: 'Preguntar por la llave', startTime: '09:30' }
  const removed = outcomeOf(after(TRIP, { kind: 'set-stop', stopId: '0', fields: details }), {
    kind: 'remove-stop',
    stopId: '0',
  })
  const others = Array.from({ length: REMOVED_MAX }, (_, index): Operation[] => [
    { kind: 'add-stop', stopId: `s${index}`, placeId: `p${index}`, date: null, after: null },
    { kind: 'remove-stop', stopId: `s${index}` },
  ])
  const later = after(removed.plan, ...others.flat())

  test('is not kept in the plan, and comes back with what it said by undoing its removal', () => {
    expect(later.stops.some(({ id }) => id === '0')).toBe(false)
    const back = after(later, ...removed.undo)
    expect(back.stops.filter(isIn)).toMatchObject([{ id: '0', placeId: 'place 0', date: DAY, ...details }])
    expect(refusalOf(later, { kind: 'restore-stop', stopId: '0' })?.code).toBe('not-found')
  })

  test('does not come back beside another stop of its place', () => {
    const again: Operation = { kind: 'add-stop', stopId: 'x', placeId: 'place 0', date: null, after: null }
    const [undo] = removed.undo
    expect(undo && refusalOf(after(later, again), undo)?.code).toBe('duplicate')
  })
})
