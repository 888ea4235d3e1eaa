import { relativeTime } from '../../platform/format/format.ts'

const MONTH_MS = 30 * 86_400_000

/**
 * The relative time in the list of conversations. From a week on it is day and month, as the specification has it; elsewhere old
 * dates have their year, too.
 */
export const conversationTime = (value: string, now: number, timeZone: string): string =>
  // After a month nothing but the year is added.
  relativeTime(value, Math.min(now, Date.parse(value) + MONTH_MS), timeZone)
