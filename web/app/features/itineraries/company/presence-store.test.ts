import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPresence } from './presence-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const person = (id: string) => ({
  id,
  email: null,
  userName: id,
  userEmail: null,
  userHandle: null,
  userPortrait: null,
  stopId: null,
})

const page = ({ company = 1, fails = false } = {}) => {
  const said: (string | null)[] = []
  const shown: string[][] = []
  let left = 0
  const state = { company, fails }
  const store = createPresence({
    say: async (stopId) => {
      said.push(stopId)
      if (state.fails) throw new Error('no network')
      return { data: [person('Bruno')], company: state.company }
    },
    ask: async () => [person('Bruno'), person('Carla')],
    leave: async () => {
      left += 1
    },
    everyMs: 1_000,
  })
  store.subscribe((present) => shown.push(present.map(({ id }) => id)))
  return { store, said, shown, state, left: () => left }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('A page says that it is there again and again, and at which stop as soon as that has settled', async () => {
  const { store, said, shown } = page()
  store.enter()
  await pass(2_100)
  expect(said).toEqual([null, null, null])
  expect(shown.at(-1)).toEqual(['Bruno'])
  store.turnTo('a')
  store.turnTo('b')
  await pass(500)
  expect(said.slice(3)).toEqual(['b'])
  store.heard()
  await pass(0)
  expect(shown.at(-1)).toEqual(['Bruno', 'Carla'])
})

test('Who leaves says so once, is silent from then on and shows nobody', async () => {
  const { store, said, shown, left } = page()
  store.enter()
  await pass(100)
  store.exit()
  store.exit()
  store.turnTo('a')
  await pass(5_000)
  expect([left(), said.length, shown.at(-1)]).toEqual([1, 1, []])
})

test('Who has nobody to tell says it once, until the trip is shared', async () => {
  const { store, said, state } = page({ company: 0 })
  store.enter()
  await pass(100)
  store.turnTo('a')
  await pass(5_000)
  expect(said.length).toBe(1)
  state.company = 1
  store.sharedAnew()
  await pass(1_100)
  expect(said.length).toBe(3)
})

test('Without a network nobody is shown, and the page goes on trying', async () => {
  const { store, said, shown, state } = page()
  store.enter()
  await pass(100)
  state.fails = true
  await pass(1_000)
  expect(shown.at(-1)).toEqual([])
  state.fails = false
  await pass(1_000)
  expect([said.length, shown.at(-1)]).toEqual([3, ['Bruno']])
})
