import { describe, expect, test } from 'vitest'
import { writesOf } from './writes.ts'

const writers = Array.from({ length: 5 }, (_, index) => ({ id: `person-${index}`, token: `token-${index}` }))
const writes = writesOf({ writers, placeIds: ['p0', 'p1', 'p2'], reviewIds: ['r0', 'r1', 'r2', 'r3'] })
const turns = Array.from({ length: 200 }, (_, index) => index)
const tokenOf = ({ headers }: { headers?: Record<string, string> }) => headers?.authorization

describe('writes of a benchmark', () => {
  test('send no message to its writer, and reach everybody else', () => {
    const pairs = turns.map((turn) => {
      const message = writes.message(turn)
      const { receiverId } = JSON.parse(String(message.body)) as { receiverId: string }
      return `${tokenOf(message)} ${receiverId}`
    })
    for (const { id, token } of writers) expect(pairs).not.toContain(`Bearer ${token} ${id}`)
    expect(new Set(pairs).size).toBe(5 * 4)
  })

  test('take no mark off again before every writer has set all of theirs', () => {
    const marks = turns.slice(0, 5 * 3).map((turn) => {
      const favourite = writes.favourite(turn)
      return `${tokenOf(favourite)} ${favourite.path}`
    })
    expect(new Set(marks).size).toBe(5 * 3)
    const likes = turns.slice(0, 5 * 4).map((turn) => {
      const reaction = writes.reaction(turn)
      return `${tokenOf(reaction)} ${reaction.path}`
    })
    expect(new Set(likes).size).toBe(5 * 4)
  })
})
