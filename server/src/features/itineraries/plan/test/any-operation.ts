import type { Operation } from '@andariego/contract/trip-operation-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import type { Random } from './random.ts'

const DATES = ['2027-03-01', '2027-03-02', null]
const LINES = ['Al mar', 'Al monte', 'Al mar temprano', null]
const NOTES = ['agua', 'agua y pan', 'agua\nbotas', 'agua sin gas', null]

/** Returns a random operation that a traveller could do with the plan they see; sometimes on a stop that does not exist. */
export const anyOperation = (plan: Plan, { pick, below, chance }: Random, newId: () => string): Operation => {
  const stops = plan.stops.map(({ id }) => id)
  const stopId = stops.length > 0 && !chance(0.05) ? pick(stops) : newId()
  const items = plan.checklist.map(({ id }) => id)
  const itemId = items.length > 0 ? pick(items) : newId()
  const after = stops.length > 0 && chance(0.8) ? pick(stops) : null
  const date = pick(DATES)
  const note = pick(NOTES)
  const known = plan.stops.find(({ id }) => id === stopId)
  const otherNotes = known?.otherNotes ?? []
  const dayOf = plan.days.find((day) => day.date === (date ?? '2027-03-03'))
  const item = plan.checklist.find(({ id }) => id === itemId)
  const kinds: (() => Operation)[] = [
    () => ({ kind: 'add-stop', stopId: newId(), placeId: `place ${below(12)}`, date, after }),
    () => ({ kind: 'move-stop', stopId, date, after }),
    () => ({ kind: 'move-stop', stopId, date, after }),
    () => ({ kind: 'set-stop', stopId, fields: { note }, from: { note: known?.note ?? null } }),
    () => ({ kind: 'set-stop', stopId, fields: { startTime: `0${below(10)}:00`, status: 'done' } }),
    () => ({
      kind: 'set-stop',
      stopId,
      fields: { otherNotes: otherNotes.filter(() => chance(0.5)) },
      from: { otherNotes },
    }),
    () => ({ kind: 'remove-stop', stopId }),
    () => ({ kind: 'restore-stop', stopId }),
    () => ({
      kind: 'set-day',
      date: date ?? '2027-03-03',
      fields: { note },
      from: { note: plan.days[0]?.note ?? null },
    }),
    () => ({
      kind: 'set-day',
      date: date ?? '2027-03-03',
      fields: { title: pick(LINES) },
      from: { title: dayOf?.title ?? null },
    }),
    () => ({ kind: 'set-trip', fields: { name: `Viaje ${below(100)}` } }),
    () => ({ kind: 'add-item', itemId: newId(), text: `cosa ${below(9)}` }),
    () => ({
      kind: 'set-item',
      itemId,
      text: pick(LINES) ?? 'Al faro',
      from: { text: item?.text ?? 'Al faro' },
    }),
    () => ({
      kind: 'set-item',
      itemId,
      isDone: chance(0.5),
      after: items.length > 0 && chance(0.5) ? pick(items) : null,
    }),
    () => ({ kind: 'remove-item', itemId }),
  ]
  return pick(kinds)()
}
