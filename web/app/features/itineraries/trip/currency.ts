import type { DayFacts, Idea, PlannedStop } from '@andariego/contract/itineraries'

const DEFAULT_CURRENCY = 'EUR'

const lastOf = (stops: readonly (PlannedStop | Idea)[]): string | undefined =>
  stops.findLast(({ cost }) => cost !== null)?.cost?.currency

/** The currency for new costs of a trip: that of its last cost. */
export const currencyOfTrip = (stops: readonly (PlannedStop | Idea)[]): string =>
  lastOf(stops) ?? DEFAULT_CURRENCY

/** The currency for new costs of a day: that of its last cost, or of its country; undefined where neither is known. */
export const currencyOfDay = (
  stops: readonly PlannedStop[],
  facts: DayFacts | undefined,
): string | undefined => lastOf(stops) ?? facts?.currency ?? undefined
