import { errors } from 'playwright-core'
import { type Random, randomFrom } from '../../server/src/features/itineraries/plan/test/random.ts'
import type { Visitor } from '../../tools/visitor.ts'
import { ACTS, closeForms, type Traveller } from './acts.ts'

/** Where a traveller's two tabs share a connection, both have the same one. */
interface Connection {
  isCut: boolean
}

export type Tab = Pick<Visitor, 'page' | 'opens' | 'reloads' | 'losesTheConnection' | 'regainsTheConnection'>

/** A page whose traveller acts at random, and to which the misfortunes of a journey happen. */
export const companionAt = (
  visitor: Tab,
  connection: Connection,
  { path, seed, places, text }: { path: string; seed: number; places: string[]; text: Traveller['text'] },
) => {
  const { page } = visitor
  const random: Random = randomFrom(seed)
  const traveller: Traveller = { page, random, text, places }
  const counts = { done: 0, overtaken: 0 }
  let awayRounds = 0

  const cut = async () => {
    connection.isCut = true
    await visitor.losesTheConnection()
  }
  const mend = async () => {
    connection.isCut = false
    await visitor.regainsTheConnection()
  }
  const turnConnection = () => (connection.isCut ? mend() : cut())
  /** The server gets the next change, and its answer may not arrive. */
  const cutWhileSending = async () => {
    page.once('request', (request) => {
      if (request.method() === 'POST') void cut().catch(() => {})
    })
  }
  const leave = async () => {
    awayRounds = 2 + random.below(4)
    await page.goto('about:blank')
  }
  const comeBack = async () => {
    awayRounds = 0
    await visitor.opens(path)
  }
  const act = async () => {
    try {
      await random.pick(ACTS)(traveller)
      counts.done += 1
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      counts.overtaken += 1
    }
  }
  return {
    page,
    counts,
    /** Something happens: mostly the traveller does something to the trip. */
    goOn: async () => {
      if (awayRounds > 1) {
        awayRounds -= 1
        return
      }
      if (awayRounds === 1) return comeBack()
      if (random.chance(0.12)) return turnConnection()
      if (random.chance(0.08)) await cutWhileSending()
      if (random.chance(0.08)) {
        await act()
        return visitor.reloads()
      }
      if (random.chance(0.06)) return leave()
      return act()
    },
    /** The connection is back, and the page shows the trip without open forms. */
    endsUp: async () => {
      page.removeAllListeners('request')
      if (connection.isCut) await mend()
      if (awayRounds > 0) await comeBack()
      await closeForms(page)
    },
  }
}
