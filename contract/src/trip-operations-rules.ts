import { changedItems } from './trip-checklist-rules.ts'
import { noted, writtenLine } from './trip-note-rules.ts'
import { type DayFields, type Operation, type Outcome, refused, valuesOf } from './trip-operation-rules.ts'
import type { Plan, PlannedDay } from './trip-plan-rules.ts'
import { changedStops } from './trip-stops-rules.ts'
import { DAY_TITLE_MAX, DESCRIBED_DAYS_MAX, tripsMessages } from './trips-rules.ts'

type SetDay = Extract<Operation, { kind: 'set-day' }>

const changedDay = (plan: Plan, { date, fields, from }: SetDay): Outcome => {
  const known: PlannedDay = plan.days.find((day) => day.date === date) ?? {
    date,
    title: null,
    note: null,
    otherNotes: [],
  }
  const note = noted(known, fields, from)
  if (note === null) return refused('too-many', tripsMessages.tooManyVersions)
  const changes: DayFields = { ...fields, ...note }
  if (fields.title !== undefined) {
    const title = writtenLine(known.title, fields.title, from?.title, DAY_TITLE_MAX)
    if (title === undefined) return refused('too-many', tripsMessages.linesTooLong)
    changes.title = title
  }
  const day: PlannedDay = { ...known, ...changes }
  const isPlain = day.title === null && day.note === null && day.otherNotes.length === 0
  const others = plan.days.filter((one) => one.date !== date)
  if (!isPlain && others.length >= DESCRIBED_DAYS_MAX) return refused('too-many', tripsMessages.tooManyDays)
  const days = isPlain ? others : [...others, day].sort((one, other) => (one.date < other.date ? -1 : 1))
  const undo: SetDay = { kind: 'set-day', date, fields: valuesOf(known, changes) as DayFields }
  if (Object.keys(note).length > 0) undo.from = valuesOf(day, note)
  return { plan: { ...plan, days }, undo: [undo] }
}

/**
 * Returns the plan after one operation. Pure, and the same code on the server and in browsers: the same log applied to the same
 * plan always gives the same plan.
 */
export const applied = (plan: Plan, operation: Operation): Outcome => {
  switch (operation.kind) {
    case 'set-trip': {
      const undo: Operation = { kind: 'set-trip', fields: valuesOf(plan, operation.fields) }
      return { plan: { ...plan, ...operation.fields }, undo: [undo] }
    }
    case 'set-day':
      return changedDay(plan, operation)
    case 'add-item':
    case 'set-item':
    case 'remove-item':
      return changedItems(plan, operation)
    default:
      return changedStops(plan, operation)
  }
}
