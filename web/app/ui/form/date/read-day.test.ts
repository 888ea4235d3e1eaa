import { expect, test } from 'vitest'
import { addMonths, calendarDay, weeksAround } from './calendar-days.ts'
import { readDay } from './read-day.ts'

const TODAY = '2026-11-22'

test.each([
  ['12/03/2027', '2027-03-12'],
  ['3/4/2027', '2027-04-03'],
  ['3-4-27', '2027-04-03'],
  ['3.4.2027', '2027-04-03'],
  ['3 4 2027', '2027-04-03'],
  ['03042027', '2027-04-03'],
  ['2027-04-03', '2027-04-03'],
  ['2027/4/3', '2027-04-03'],
  ['22/11', '2026-11-22'],
  ['21/11', '2027-11-21'],
  ['29/2', '2028-02-29'],
  ['12 de marzo', '2027-03-12'],
  ['12 de marzo de 2028', '2028-03-12'],
  ['12 mar 2028', '2028-03-12'],
  ['12 MARZO', '2027-03-12'],
  ['1 de setiembre', '2027-09-01'],
  ['1 sept. 2027', '2027-09-01'],
  ['viernes, 12 de marzo de 2027', '2027-03-12'],
  ['vie, 12 mar', '2027-03-12'],
  ['hoy', '2026-11-22'],
  [' Mañana ', '2026-11-23'],
  ['pasado mañana', '2026-11-24'],
])('reads %j', (typed, day) => {
  expect(readDay(typed, TODAY)).toBe(day)
})

test.each([
  '',
  '12',
  '12/',
  '31/2/2027',
  '29/2/2027',
  '13/13/2027',
  '0/1/2027',
  '12/3/202',
  '12 de mazro',
  'el lunes',
  'ñ'.repeat(600),
  `${'1 '.repeat(300)}`,
])('reads no day in %j', (typed) => {
  expect(readDay(typed, TODAY)).toBeNull()
})

test('months have the days that the calendar gives them', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-01-31', -2)).toBe('2026-11-30')
  expect(calendarDay(99, 1, 1)).toBe('0099-01-01')
  const weeks = weeksAround('2026-11-22')
  expect(weeks.map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeksAround('2027-02-10')).toHaveLength(4)
})
