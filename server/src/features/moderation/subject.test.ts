import { expect, test } from 'vitest'
import { excerptOf } from './subject.ts'

const of = (text: string) => excerptOf({ title: 'Faro', text })

test('an excerpt of a long text says that it goes on', () => {
  expect(of('a'.repeat(200))).toBe('a'.repeat(200))
  expect(of('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
  expect(of(`${'a'.repeat(199)} b`)).toBe(`${'a'.repeat(199)}…`)
})

test('it cuts no emoji in two', () => {
  expect(of(`${'a'.repeat(199)}🏝🏝`)).toBe(`${'a'.repeat(199)}…`)
})

test('what has no text is told by its title', () => {
  expect(of('')).toBe('Faro')
})
