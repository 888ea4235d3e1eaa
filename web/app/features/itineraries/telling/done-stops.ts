import type { PlannedStop } from '@andariego/contract/itineraries'

type Stop = Pick<PlannedStop, 'status' | 'date'>

/** The stops that were done, day by day: the days of a trip need not stand in its list in their order. */
export const doneStops = <T extends Stop>(items: readonly T[]): T[] =>
  items.filter(({ status }) => status === 'done').toSorted((one, other) => one.date.localeCompare(other.date))
