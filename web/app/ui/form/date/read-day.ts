import { addDays, calendarDay, isDay } from './calendar-days.ts'

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
/** Years of two digits are in this century: nobody plans a trip into the last one. */
const CENTURY = 2000

const WORDS: Record<string, number> = { hoy: 0, manana: 1, 'pasado manana': 2, ayer: -1 }

const plain = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()

/** The number of a month, from 1; 0 if it is none. 'set' and 'setiembre' are September in Peru and Uruguay. */
const monthOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : MONTHS.indexOf(word.slice(0, 3).replace('set', 'sep')) + 1

const NUMBERS = /^(\d{1,2})[\s/.-]+(\d{1,2})(?:[\s/.-]+(\d{4}|\d\d))?$/
const TOGETHER = /^(\d\d)(\d\d)(\d{4})$/
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/
/** `vie, 12 de marzo de 2027`; the weekday, the words between and the year are optional. */
const WITH_WORDS =
  /^(?:\p{L}+,? )?(?:el )?(\d{1,2}) ?(?:de |del |-)?(\p{L}{3,})\.?,?(?:(?: de| del)? (\d{4}|\d\d))?$/u

const yearOf = (text: string) => (text.length === 2 ? CENTURY + Number(text) : Number(text))

/**
 * Parses a date typed in Spanish to `YYYY-MM-DD`; null when it is invalid. The day comes before the month: `3/4` is the third of
 * April. Without a year, it is the next such date from `today` on.
 */
export const readDay = (typed: string, today: string): string | null => {
  const text = plain(typed)
  if (isDay(text)) return text
  const days = WORDS[text]
  if (days !== undefined) return addDays(today, days)
  const [, year, second, third] = YEAR_FIRST.exec(text) ?? []
  if (year) return calendarDay(Number(year), Number(second), Number(third))
  const found = NUMBERS.exec(text) ?? TOGETHER.exec(text) ?? WITH_WORDS.exec(text)
  if (!found) return null
  const [, day = '', month = '', written] = found
  if (written) return calendarDay(yearOf(written), monthOf(month), Number(day))
  const thisYear = Number(today.slice(0, 4))
  // The next 29 February may be eight years away.
  for (let next = thisYear; next <= thisYear + 8; next++) {
    const candidate = calendarDay(next, monthOf(month), Number(day))
    if (candidate && candidate >= today) return candidate
  }
  return null
}
