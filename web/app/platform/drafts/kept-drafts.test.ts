import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { forgetDrafts, hasDrafts } from './kept-drafts.ts'

test('what was typed and not sent is known, and can be forgotten, for one user alone', () => {
  const storage = memoryStorage({
    'draft:ana:review:1': '{"rating":4,"content":"Qué lugar"}',
    'attempt:ana:message:2': '{"content":"{}","key":"k","sentAt":1}',
    'draft:luz:assistant': '"¿Dónde como?"',
    themeMode: 'dark',
  })
  expect([hasDrafts('ana', storage), hasDrafts('luz', storage)]).toEqual([true, true])
  forgetDrafts('ana', storage)
  expect([hasDrafts('ana', storage), hasDrafts('luz', storage)]).toEqual([false, true])
  expect(storage.length).toBe(2)
})

test('a field that was emptied again is nothing typed', () => {
  const storage = memoryStorage({
    'draft:ana:message:1': '" "',
    'draft:ana:review:1': '{"rating":0,"content":""}',
    'draft:ana:review-files:1': '0',
    'draft:ana:itinerary:1': 'null',
  })
  expect(hasDrafts('ana', storage)).toBe(false)
  expect(hasDrafts('ana', memoryStorage({ 'draft:ana:group:1': '{' }))).toBe(true)
  expect(hasDrafts('ana', null)).toBe(false)
})
