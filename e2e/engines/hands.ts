import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Account } from '../../tools/accounts.ts'
import type { EngineWindow, Key } from '../../tools/engines/engine.ts'
import { focus, isLive, isSeen, problems, type Spot, spotOf, type Wanted, watch } from './in-page.ts'

const PATIENCE_MS = 15_000
const LOOK_MS = 60

/** Polls until the expected state is there. On a timeout, the error says what was seen last. */
const until = async <Seen>(what: string, look: () => Promise<Seen>, isWanted: (seen: Seen) => boolean) => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const seen = await look()
    if (isWanted(seen)) return seen
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(seen)}`)
    await pause(LOOK_MS)
  }
}

/** Runs in the page: stores the given user's session, or no session when `user` is empty. */
const keep = (user: string, accessToken: string, refreshToken: string) => {
  localStorage.clear()
  if (user === '') return
  localStorage.setItem('user', user)
  localStorage.setItem('accessToken', accessToken)
  localStorage.setItem('refreshToken', refreshToken)
}

/** Simulates a person at a window of any engine, with a mouse and a keyboard. Each method reads like a sentence. */
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
    /** Makes the browser look as if this account had used the product in it before; null signs out. */
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
    /** Waits until the server has the expected value. */
    settles: <Value>(what: string, look: () => Promise<Value>, wanted: Value) =>
      until(what, look, (seen) => isDeepStrictEqual(seen, wanted)),
    /** Errors that the page threw and nobody caught. */
    problems: () => page.run(problems),
  }
}

export type Hands = ReturnType<typeof handsAt>
