import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import type { Account } from './accounts.ts'
import { barriersOn } from './barriers.ts'
import { handsOf, type Means } from './hands.ts'
import { watchForProblems } from './page-problems.ts'

/** How many ms a visitor waits for something to appear: a machine that builds and tests at once is slow. */
const PATIENCE_MS = process.env.CI ? 40_000 : 15_000

export interface Arrival {
  /** Signed in as this account from the beginning. */
  as?: Account
  width?: number
  height?: number
  scheme?: 'light' | 'dark'
  means?: Means
  /** Enables service workers. Their requests cannot be intercepted, so most journeys disable them. */
  keeps?: boolean
  /** The browser's time zone; null leaves it to the journey, which may then change it while pages are open. */
  timeZone?: string | null
}

interface File {
  name: string
  mimeType: string
  buffer: Buffer
}
type Name = string | RegExp
type Scope = Page | Locator
const exactly = (name: Name) => ({ name, exact: typeof name === 'string' })

/** Whether React has hydrated the page, recognized by its mark on the elements; earlier clicks would be lost. */
const isLive = () =>
  Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'))

const storedSession = (url: string, { session }: Account) => [
  {
    origin: url,
    localStorage: [
      { name: 'user', value: JSON.stringify(session.user) },
      { name: 'accessToken', value: session.accessToken },
      { name: 'refreshToken', value: session.refreshToken },
    ],
  },
]

/** The ways to a page in one tab. */
export const turnsOf = (page: Page) => ({
  opens: async (path: string) => {
    // Does not wait for pictures, only for the page's hydration.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(isLive)
  },
  reloads: async () => {
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.waitForFunction(isLive)
  },
})

/** Opens a browser and returns a visitor's actions, named like sentences. */
export const arriveAt = async (url: string, browser: Browser, arrival: Arrival = {}) => {
  const { as: account, width = 1280, height = 800, scheme = 'light' } = arrival
  const timeZone = arrival.timeZone === undefined ? 'America/Argentina/Buenos_Aires' : arrival.timeZone
  const means = arrival.means ?? (width < 768 ? 'touch' : 'mouse')
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: scheme,
    locale: 'es-ES',
    ...(timeZone !== null && { timezoneId: timeZone }),
    reducedMotion: 'reduce',
    isMobile: width < 768,
    hasTouch: means === 'touch',
    serviceWorkers: arrival.keeps ? 'allow' : 'block',
    storageState: { cookies: [], origins: account ? storedSession(url, account) : [] },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const problems = watchForProblems(context, arrival)
  return {
    page,
    context,
    problems,
    ...turnsOf(page),
    arrivesAt: (path: string | RegExp) =>
      page.waitForURL((at) =>
        typeof path === 'string' ? at.pathname === path : path.test(at.pathname + at.search),
      ),
    expects: problems.expect,
    tolerates: problems.tolerate,
    /** Waits until the page at this path is available offline. */
    hasKept: (path: string) =>
      page.evaluate(async (kept) => {
        while (!(await caches.match(kept, { cacheName: 'andariego-pages', ignoreVary: true })))
          await new Promise((resolve) => setTimeout(resolve, 50))
      }, path),
    /** The records in one store of the browser's database of what is kept. */
    keptIn: (store: 'answers' | 'files' | 'outbox' | 'trips'): Promise<unknown[]> =>
      page.evaluate(async (name) => {
        const { promise, resolve } = Promise.withResolvers<unknown[]>()
        indexedDB.open('andariego').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          const all = result.transaction(name).objectStore(name).getAll()
          all.onsuccess = () => resolve(all.result)
          result.close()
        }
        return promise
      }, store),
    /**
     * Cuts the connection, and waits until the page itself is told so; failing requests are part of the journey until it is back.
     */
    losesTheConnection: async () => {
      problems.pause()
      await context.setOffline(true)
      await page.waitForFunction(() => !navigator.onLine)
    },
    /** Brings the connection back, and waits until the page itself is told so and reaches the server. */
    regainsTheConnection: async () => {
      await context.setOffline(false)
      await page.waitForFunction(async () => {
        const reached = fetch('/health/live', { method: 'HEAD', cache: 'no-store' })
        return navigator.onLine && (await reached.then(({ ok }) => ok).catch(() => false))
      })
      problems.goOn()
    },
    meetsNoBarriers: async () => assert.deepEqual(await barriersOn(page), []),
    /** The same actions within a part of the page: a dialog, a card. */
    inside: (part: Locator) => sentences(page, part, means),
    ...sentences(page, page, means),
  }
}

/** The actions within a part of the page. */
const sentences = (page: Page, scope: Scope, means: Means) => {
  const hands = handsOf(means, page)
  return {
    sees: (text: Name) => scope.getByText(text).first().waitFor(),
    seesHeading: (name: Name) => scope.getByRole('heading', exactly(name)).waitFor(),
    doesNotSee: (text: Name) =>
      scope.getByText(text).filter({ visible: true }).first().waitFor({ state: 'hidden' }),
    presses: (name: Name) => hands.press(scope.getByRole('button', exactly(name))),
    follows: (name: Name) => hands.press(scope.getByRole('link', exactly(name))),
    writes: (label: Name, text: string) =>
      hands.write(scope.getByLabel(label, { exact: typeof label === 'string' }), text),
    chooses: (name: Name) =>
      hands.choose(
        scope
          .getByRole('radio', exactly(name))
          .or(scope.getByRole('checkbox', exactly(name)))
          .first(),
      ),
    /** Types into a search field and picks a suggestion. */
    finds: async (label: string, text: string, option: Name) => {
      const field = scope.getByLabel(label, { exact: true })
      await hands.write(field, text)
      await hands.pick(field, scope.getByRole('option', { name: option }).first())
    },
    /** Clicks any other element. */
    pressesOn: (target: Locator) => hands.press(target),
    /** Clicks a button that opens the file dialog, and picks files in it. */
    picksFiles: async (button: string, files: File[] | string[]) => {
      const dialog = page.waitForEvent('filechooser')
      await hands.press(scope.getByRole('button', { name: button }))
      await (await dialog).setFiles(files)
    },
  }
}

export type Visitor = Awaited<ReturnType<typeof arriveAt>>
