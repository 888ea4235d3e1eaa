import { expect, test } from 'vitest'
import { percentOf, progressWords, rewardOf, shortTitle } from './milestone-words.ts'

test('a title is cut at 18 characters', () => {
  expect(shortTitle('Dieciocho letras ya')).toBe('Dieciocho letras y…')
  expect(shortTitle('Justo dieciocho le')).toBe('Justo dieciocho le')
  expect(shortTitle('Maestro Viajero del mundo')).toBe('Maestro Viajero de…')
})

test('progress is told as numbers and whole percent, never more than all of it', () => {
  expect(progressWords({ progress: 3, target: 7 })).toBe('3 / 7 (42 %)')
  expect(percentOf({ progress: 9, target: 7 })).toBe(100)
  expect(percentOf({ progress: 0, target: 0 })).toBe(100)
})

test('what completing it brings is a badge or a level', () => {
  expect(rewardOf({ badgeName: 'Popular' })).toBe('Al completar obtendrás: Popular')
  expect(rewardOf({ levelRequired: 4 })).toBe('Al completar subirás al Nivel 4')
  expect(rewardOf({})).toBeNull()
})
