import { canInstall, installBeside } from '../debian.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** The engines besides Chromium in which the core journeys run. */
export const ENGINES: readonly Engine[] = [firefox, webkit]

/** Installs missing engines if possible, and prints one line for each one that is unavailable. */
export const bringEngines = async (): Promise<void> => {
  const missing = ENGINES.filter((engine) => !engine.isHere())
  if (missing.length === 0) return
  if (canInstall()) await installBeside(...missing.flatMap(({ packages }) => packages))
  for (const { name, packages } of missing.filter((engine) => !engine.isHere()))
    process.stdout.write(
      `– ${name} is not here, its journeys are skipped: apt-get install ${packages.join(' ')}\n`,
    )
}
