import type { Person } from '@andariego/contract/people'
import { describe, expect, test } from 'vitest'
import { bestOf, matchesOf, typedFor } from './find-person.ts'

const nobody = { userName: null, userEmail: null, userHandle: null, userPortrait: null, email: null }
const people: Person[] = ['susana@example.com', 'Ana@example.com'].map((email, id) => ({
  ...nobody,
  id: String(id),
  email,
  userEmail: email,
}))
const anabel = { ...nobody, id: '2', userName: 'Anabel Ríos' }
const ana = { ...nobody, id: '3', userName: 'Ana', userHandle: 'ana_sol' }

describe('who is meant by an address', () => {
  test('is who has exactly that address, also behind others', () => {
    expect(bestOf(people, 'ana@example.com')?.email).toBe('Ana@example.com')
  })
  test('is who has exactly that name or handle, where the address is hidden', () => {
    for (const typed of ['ana', 'ANA_sol', '@ana_sol']) expect(bestOf([anabel, ana], typed)).toBe(ana)
    expect([anabel, ana].map(typedFor)).toEqual(['Anabel Ríos', '@ana_sol'])
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
