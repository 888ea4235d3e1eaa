import { expect, test } from 'vitest'
import { nextQuestions } from './next-questions.ts'

const place = { placeId: 'a', name: 'Alhambra' }
const answer = {
  id: 'm',
  message: '¿Cómo es la Alhambra?',
  response: 'Así.',
  createdAt: '2026-03-01T00:00:00.000Z',
  conversationId: 'c',
  status: 'done' as const,
  sources: [place],
}

test('what comes next depends on what the answer is about', () => {
  expect(nextQuestions(answer)).toContain('¿Qué hay cerca?')
  expect(nextQuestions({ ...answer, sources: [place, { placeId: 'b', name: 'Generalife' }] })).toContain(
    '¿Y el segundo?',
  )
  expect(nextQuestions({ ...answer, itineraryDraft: { name: 'Granada', items: [] } })).toContain(
    'Agrégale un día',
  )
})

test('nothing comes of an answer without places or not yet whole, and nothing twice', () => {
  expect(nextQuestions({ ...answer, sources: [] })).toEqual([])
  expect(nextQuestions({ ...answer, status: 'writing' })).toEqual([])
  expect(nextQuestions({ ...answer, message: '¿Qué hay cerca?' })).not.toContain('¿Qué hay cerca?')
})
