import { isLongerThan } from '@andariego/contract/text-rules'
import {
  BOOKING_REFERENCE_MAX,
  DURATION_MAX_MINUTES,
  DURATION_MIN_MINUTES,
  LEG_MIN_MINUTES,
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
export const durationProblem = minutesProblem(DURATION_MIN_MINUTES, tripsMessages.duration)
export const legProblem = minutesProblem(LEG_MIN_MINUTES, tripsMessages.legTime)
export const timeOf = (text: string): string | null => (text.trim() === '' ? null : readClockTime(text))
export const timeProblem = (text: string) =>
  text.trim() === '' || readClockTime(text) !== null ? null : tripsMessages.time
/** '1.234,56', '1,234.56' and '1 234,56': groups of three digits, then perhaps another sign and decimals. */
const GROUPED = /^\d{1,3}([.,\s])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/
/** The typed amount with a point for its decimals, and nothing between its digits. */
const plainAmount = (text: string): string => {
  const typed = text.trim()
  const separator = GROUPED.exec(typed)?.[1]
  return (separator === undefined ? typed : typed.replaceAll(separator, '')).replace(',', '.')
}
export const amountOf = (text: string) => Number(plainAmount(text))
export const amountProblem = (text: string) =>
  text.trim() === '' || /^\d{1,9}(\.\d{1,2})?$/.test(plainAmount(text)) ? null : tripsMessages.cost
/** An amount as its field shows it: '12', '12,50'. */
export const writtenAmount = (amount: number) =>
  (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).replace('.', ',')
export const currencyProblem = (text: string) =>
  /^[a-z]{3}$/i.test(text.trim()) ? null : tripsMessages.currency
export const linkProblem = (text: string) => {
  const link = text.trim()
  if (link.length > LINK_MAX) return tripsMessages.linkLength
  return link === '' || URL.parse(link)?.protocol === 'https:' ? null : tripsMessages.link
}
export const referenceProblem = (text: string) =>
  isLongerThan(text.trim(), BOOKING_REFERENCE_MAX) ? tripsMessages.reference : null
export const noteProblem = (text: string) =>
  isLongerThan(text.trim(), NOTE_MAX) ? tripsMessages.noteLength : null
export const numberOr = (text: string) => (text.trim() === '' ? null : Number(text))
