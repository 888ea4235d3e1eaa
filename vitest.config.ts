import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { CORE_JOURNEYS } from './e2e/core.ts'
import { executablePath } from './tools/browser.ts'
import { BROWSER_ARGUMENTS } from './tools/browser-arguments.ts'

const IN_BROWSER = 'web/app/**/*.browser.test.tsx'

/** Made by the build. */
const GAZETTEER_FILE = new URL('server/build/gazetteer.sqlite', import.meta.url)

/** Looked for only when a test needs it. */
const launchOptions = {
  args: [...BROWSER_ARGUMENTS],
  get executablePath() {
    return executablePath()
  },
}

// With one worker (two cores) Vitest puts whatever is in group 0 last, so the quick ones have a number, too.
const FIRST = { groupOrder: 1 }
const LAST = { groupOrder: 2 }

// A shared machine may stall a process for longer than any test waits; what fails twice is no stall.
const retry = process.env.CI ? 1 : 0
const PATIENCE_MS = process.env.CI ? 120_000 : 30_000

/** How long `expect.poll` waits for what must come to be. */
const POLL = { poll: { timeout: process.env.CI ? 40_000 : 15_000 } }

/** Files of one worker share its modules, as the product's requests do: reading them again for each file took half the time. */
const SHARED = { isolate: false, sequence: FIRST, expect: POLL }

/** A journey that failed leaves its page while it waits for something there; this tells no more than the journey's own error. */
const isNews = ({ message }: { message: string }) =>
  !/^page\.waitFor\w+: Target page, context or browser has been closed/.test(message)

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which of two is half; tests wait for the database as much as they compute.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    onUnhandledError: isNews,
    tags: [{ name: 'release', description: 'runs in `npm run test:all` alone: decision 60' }],
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...SHARED } },
      {
        test: {
          name: 'packages',
          include: ['{posters,gazetteer,local-postgres,map-regions}/src/**/*.test.ts'],
          provide: { gazetteerFile: fileURLToPath(GAZETTEER_FILE) },
          testTimeout: PATIENCE_MS,
          hookTimeout: 2 * PATIENCE_MS,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'server/*.test.ts',
            'server/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          globalSetup: 'server/test/global-setup.ts',
          retry,
          testTimeout: PATIENCE_MS,
          hookTimeout: 2 * PATIENCE_MS,
          ...SHARED,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/*.test.ts', 'web/{app,service-worker}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, IN_BROWSER],
          ...SHARED,
        },
      },
      {
        // Found only while the first test runs, they would make the page load anew in the middle of it.
        optimizeDeps: {
          include: [
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@tabler/icons-react',
            '@tanstack/react-query',
            'downshift',
            'maplibre-gl',
            'pmtiles',
          ],
        },
        test: {
          name: 'components',
          retry,
          include: [IN_BROWSER],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
          expect: POLL,
          sequence: FIRST,
        },
      },
      {
        test: {
          name: 'e2e',
          // `npm test` tells the core journeys, everything else all of them.
          include: process.env.TEST_SCOPE === 'core' ? CORE_JOURNEYS : ['e2e/**/*.test.ts'],
          // Two browsers, a server and its database share two cores: a story may stall twice.
          retry: retry * 2,
          globalSetup: 'e2e/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: POLL,
          // After everything else: a browser and a whole server want the machine for themselves.
          sequence: LAST,
          maxWorkers: 2,
        },
      },
    ],
  },
})
