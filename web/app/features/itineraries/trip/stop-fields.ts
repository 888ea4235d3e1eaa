import {
  BOOKING_REFERENCE_MAX,
  DURATION_MAX_MINUTES,
  LINK_MAX,
  NOTE_MAX,
  tripsMessages,
} from '@andariego/contract/trips-rules'
import { readClockTime } from '../../../platform/format/clock-time.ts'

// What the fields of a stop's details make of the typed text, and the message where they cannot.

const minutesProblem = (min: number, message: string) => (text: string) => {
  const minutes = Number(text)
  return text.trim() === '' ||
    (Number.isInteger(minutes) && minutes >= min && minutes <= DURATION_MAX_MINUTES)
    ? null
    : message
}
export const durationProblem = minutesProblem(1, tripsMessages.duration)
export const legProblem = minutesProblem(0, tripsMessages.legTime)
export const timeOf = (text: string): string | null => (text.trim() === '' ? null : readClockTime(text))
export const timeProblem = (text: string) =>
  text.trim() === '' || readClockTime(text) !== null ? null : tripsMessages.time
export const amountOf = (text: string) => Number(text.trim().replace(',', '.'))
export const amountProblem = (text: string) =>
  text.trim() === '' || /^\d{1,9}([.,]\d{1,2})?$/.test(text.trim()) ? null : tripsMessages.cost
export const currencyProblem = (text: string) =>
  /^[a-z]{3}$/i.test(text.trim()) ? null : tripsMessages.currency
export const linkProblem = (text: string) => {
  const link = text.trim()
  if (link.length > LINK_MAX) return tripsMessages.linkLength
  return link === '' || URL.parse(link)?.protocol === 'https:' ? null : tripsMessages.link
}
export const referenceProblem = (text: string) =>
  text.trim().length > BOOKING_REFERENCE_MAX ? tripsMessages.reference : null
export const noteProblem = (text: string) => (text.trim().length > NOTE_MAX ? tripsMessages.noteLength : null)
export const numberOr = (text: string) => (text.trim() === '' ? null : Number(text))
