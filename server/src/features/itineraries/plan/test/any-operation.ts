import type { Operation, StopFields } from '@andariego/contract/trip-operation-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import { LEG_KINDS, STOP_STATUSES } from '@andariego/contract/trips-rules'
import type { Random } from './random.ts'

const DATES = ['2027-03-01', '2027-03-02', null]
const LINES = ['Al mar', 'Al monte', 'Al mar temprano', null]
const CURRENCIES = ['EUR', 'UYU']
const NOTES = ['agua', 'agua y pan', 'agua\nbotas', 'agua sin gas', null]
/** Longer texts are written anew, so that each has room for a mark. */
const LONG = 50

/** What somebody makes of a text that they see: with a mark that no other text has, unless they clear it. */
const anyText = (seen: string | null, texts: readonly (string | null)[], random: Random, mark: string) => {
  const { pick, chance } = random
  const kept = seen !== null && seen.length < LONG && chance(0.5) ? seen : pick(texts)
  if (kept === null) return null
  return chance(0.5) ? `${kept} ${mark}` : `${mark} ${kept}`
}

/** Details of a stop that are no text: the last writer wins. */
const anyDetails = ({ pick, below, chance }: Random): StopFields =>
  pick<() => StopFields>([
    () => ({ startTime: `0${below(10)}:00`, status: pick([...STOP_STATUSES, null]) }),
    () => ({ durationMinutes: chance(0.8) ? 1 + below(600) : null }),
    () => ({ cost: chance(0.8) ? { amount: below(9000) / 100, currency: pick(CURRENCIES) } : null }),
    () => ({
      booking: chance(0.8)
        ? { reference: `XK${below(99)}`, link: chance(0.5) ? `https://hotel.example/${below(9)}` : null }
        : null,
    }),
    () => ({
      legToNext: chance(0.8) ? { kind: pick(LEG_KINDS), minutes: chance(0.5) ? below(300) : null } : null,
    }),
  ])()

/** Returns a random operation that a traveller could do with the plan they see; sometimes on a stop that does not exist. */
export const anyOperation = (plan: Plan, random: Random, newId: () => string): Operation => {
  const { pick, below, chance } = random
  const stops = plan.stops.map(({ id }) => id)
  // Mostly the same two, so that several people write about one at the same time.
  const stopId = stops.length > 0 && !chance(0.05) ? pick(chance(0.6) ? stops.slice(0, 2) : stops) : newId()
  const items = plan.checklist.map(({ id }) => id)
  const itemId = items.length > 0 ? pick(items) : newId()
  const after = stops.length > 0 && chance(0.8) ? pick(stops) : null
  const date = pick(DATES)
  const mark = `~${newId()}`
  const noteOver = (seen: string | null) => ({
    fields: { note: anyText(seen, NOTES, random, mark) },
    from: { note: seen },
  })
  const lineOver = (seen: string | null) => anyText(seen, LINES, random, mark)
  const known = plan.stops.find(({ id }) => id === stopId)
  const otherNotes = known?.otherNotes ?? []
  const dayOf = plan.days.find((day) => day.date === (date ?? '2027-03-03'))
  const item = plan.checklist.find(({ id }) => id === itemId)
  const kinds: (() => Operation)[] = [
    () => ({ kind: 'add-stop', stopId: newId(), placeId: `place ${below(12)}`, date, after }),
    () => ({ kind: 'move-stop', stopId, date, after }),
    () => ({ kind: 'move-stop', stopId, date, after }),
    () => ({ kind: 'set-stop', stopId, ...noteOver(known?.note ?? null) }),
    () => ({ kind: 'set-stop', stopId, ...noteOver(known?.note ?? null) }),
    () => ({ kind: 'set-stop', stopId, fields: anyDetails(random) }),
    () => ({
      kind: 'set-stop',
      stopId,
      fields: { otherNotes: otherNotes.filter(() => chance(0.5)) },
      from: { otherNotes },
    }),
    () => ({
      kind: 'set-stop',
      stopId,
      fields: { note: otherNotes.length > 0 ? pick(otherNotes) : null, otherNotes: [] },
      from: { note: known?.note ?? null, otherNotes },
    }),
    () => ({ kind: 'remove-stop', stopId }),
    () => ({ kind: 'restore-stop', stopId }),
    // What undoes a removal so old that the plan no longer has the stop.
    () => ({
      kind: 'restore-stop',
      stopId: chance(0.5) ? newId() : stopId,
      stop: { placeId: `place ${below(12)}`, date, after, fields: anyDetails(random) },
    }),
    () => ({
      kind: 'set-day',
      date: date ?? '2027-03-03',
      ...noteOver(dayOf?.note ?? null),
    }),
    () => ({
      kind: 'set-day',
      date: date ?? '2027-03-03',
      fields: { title: lineOver(dayOf?.title ?? null) },
      from: { title: dayOf?.title ?? null },
    }),
    () => ({ kind: 'set-trip', fields: { name: `Viaje ${below(100)}` } }),
    () => ({ kind: 'set-trip', fields: { coverPlaceId: chance(0.8) ? `place ${below(12)}` : null } }),
    () => ({ kind: 'add-item', itemId: newId(), text: `cosa ${mark}` }),
    () => ({
      kind: 'set-item',
      itemId,
      text: lineOver(item?.text ?? null) ?? mark,
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
