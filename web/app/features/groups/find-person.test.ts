import { describe, expect, test } from 'vitest'
import { bestOf } from './find-person.ts'

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
