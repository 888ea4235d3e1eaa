import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../../tools/accounts.ts'
import type { EngineWindow, Key } from '../../tools/engines/engine.ts'
import { focus, isLive, isSeen, problems, type Spot, spotOf, type Wanted, watch } from './in-page.ts'

const PATIENCE_MS = 15_000
const LOOK_MS = 60

/** Looks until it finds what is expected; says what it saw last where that does not come. */
const until = async <Seen>(what: string, look: () => Promise<Seen>, isWanted: (seen: Seen) => boolean) => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const seen = await look()
    if (isWanted(seen)) return seen
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(seen)}`)
    await pause(LOOK_MS)
  }
}

/** Keeps whoever is given signed in, or nobody. Runs in the page. */
const keep = (user: string, accessToken: string, refreshToken: string) => {
  localStorage.clear()
  if (user === '') return
  localStorage.setItem('user', user)
  localStorage.setItem('accessToken', accessToken)
  localStorage.setItem('refreshToken', refreshToken)
}

/** Somebody at a window of any engine, and what they do there with a mouse and keys, in sentences. */
export const handsAt = (page: EngineWindow, url: string) => {
  const spot = async (wanted: Wanted): Promise<Spot> => {
    const found = await until(
      `${wanted.role} “${wanted.name}”`,
      () => page.run(spotOf, wanted),
      (seen) => typeof seen !== 'string',
    )
    return found as Spot
  }
  const press = async (wanted: Wanted) => {
    const { x, y } = await spot(wanted)
    await page.moves(x, y)
    await page.holds()
    await page.lets()
  }
  const waitFor = <Given extends unknown[]>(
    what: string,
    work: (...given: Given) => boolean,
    ...given: Given
  ) =>
    until(
      what,
      () => page.run(work, ...given),
      (seen) => seen,
    )

  return {
    spot,
    waitFor,
    opens: async (path: string) => {
      await page.goesTo(url + path)
      await page.run(watch)
      await waitFor(`${path} lives`, isLive)
    },
    /** As after having used the product in this browser before; null signs out. */
    is: async (account: Pick<Account, 'session'> | null) => {
      await page.goesTo(`${url}/login`)
      const session = account?.session
      await page.run(
        keep,
        session ? JSON.stringify(session.user) : '',
        session?.accessToken ?? '',
        session?.refreshToken ?? '',
      )
    },
    press,
    pressesButton: (name: string) => press({ role: 'button', name }),
    writes: async (name: string, text: string) => {
      await press({ role: 'field', name })
      await page.types(text)
    },
    keys: async (...keys: Key[]) => {
      for (const key of keys) await page.presses(key)
    },
    sees: (text: string) => waitFor(`“${text}”`, isSeen, text),
    seesHeading: (name: string) => spot({ role: 'heading', name, begins: true }),
    focusIsOn: (what: string) =>
      until(
        `the focus on “${what}”`,
        () => page.run(focus),
        (seen) => seen.includes(what),
      ),
    arrivesAt: (path: string) =>
      until(
        `the way to ${path}`,
        () => page.run(() => location.pathname),
        (seen) => seen === path,
      ),
    /** What the server has in the end. */
    settles: <Value>(what: string, look: () => Promise<Value>, wanted: Value) =>
      until(what, look, (seen) => isDeepStrictEqual(seen, wanted)),
    /** What throws on the page and nobody catches. */
    problems: () => page.run(problems),
  }
}

export type Hands = ReturnType<typeof handsAt>
