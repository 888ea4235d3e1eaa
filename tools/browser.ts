import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstall, install } from './debian.ts'

// Finds the browser for tests and screenshots, and installs one if there is none.

const PLAYWRIGHT = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url))
/** The first is Debian's headless Chromium: it paints the same pages with half the CPU time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const FIXED_PATHS = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Whether this is a working browser. Some systems ship a stub that only says how to install the real one, so the version is
 * requested.
 */
const runs = (path: string): boolean =>
  isExecutable(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

const ofTheSystem = (): string | undefined =>
  [
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .filter(Boolean)
      .flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...FIXED_PATHS,
  ].find(runs)

const ofPlaywright = (): string | undefined => {
  const { stdout } = spawnSync(
    process.execPath,
    [PLAYWRIGHT, 'install', '--dry-run', 'chromium-headless-shell'],
    { encoding: 'utf8' },
  )
  const folder = /Install location:\s+(\S.*chromium_headless_shell\S*)/.exec(stdout)?.[1]
  if (!folder || !existsSync(folder)) return undefined
  return globSync('**/{chrome-headless-shell,headless_shell}{,.exe}', { cwd: folder })
    .map((path) => join(folder, path))
    .find(runs)
}

const installFromDebian = (): void => {
  if (!canInstall()) return
  process.stdout.write('No browser found: installing Debian’s Chromium.\n')
  install('chromium-headless-shell')
  // Older releases of Debian have no headless one.
  if (!ofTheSystem()) install('chromium')
}

const installFromPlaywright = (): void => {
  process.stdout.write('No browser found: fetching Playwright’s Chromium.\n')
  spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Returns the path of a working Chromium. Throws one clear line when there is none and none can be installed. */
export const executablePath = (): string => {
  const present = ofTheSystem() ?? ofPlaywright()
  if (present) return present
  installFromDebian()
  const installed = ofTheSystem()
  if (installed) return installed
  installFromPlaywright()
  const fetched = ofPlaywright()
  if (fetched) return fetched
  throw new Error('No browser: install Chromium or Google Chrome so that it is on the PATH, and start again.')
}
