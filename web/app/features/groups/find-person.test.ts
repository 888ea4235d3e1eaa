import { describe, expect, test } from 'vitest'
import { bestOf, matchesOf } from './find-person.ts'

const people = ['susana@example.com', 'Ana@example.com'].map((email, id) => ({ id: String(id), email }))

describe('who is meant by an address', () => {
  test('is who has exactly that address, also behind others', () => {
    expect(bestOf(people, 'ana@example.com')?.email).toBe('Ana@example.com')
  })
  test('is the first one found when nobody has it', () => {
    expect(bestOf(people, 'ana@')?.email).toBe('susana@example.com')
    expect(bestOf([], 'ana@')).toBeUndefined()
  })
})

test('while an address is typed, the exact one comes first and members are left out', () => {
  const [susana, ana] = people
  expect(matchesOf(people, ' ANA@example.com ', []).map(({ email }) => email)).toEqual([
    'Ana@example.com',
    'susana@example.com',
  ])
  expect(matchesOf(people, 'ana', susana ? [susana] : [])).toEqual([ana])
  expect(matchesOf(people, 'ana', people)).toEqual([])
})
