import { canInstall, installBeside } from '../debian.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'

/** The engines besides Chromium in which the core journeys run. */
export const ENGINES: readonly Engine[] = [firefox]

/** Installs what is missing, where that can be done, and says in one line for each engine that cannot be had. */
export const bringEngines = async (): Promise<void> => {
  const missing = ENGINES.filter((engine) => !engine.isHere())
  if (missing.length === 0) return
  if (canInstall()) await installBeside(...missing.flatMap(({ packages }) => packages))
  for (const { name, packages } of missing.filter((engine) => !engine.isHere()))
    process.stdout.write(
      `– ${name} is not here, its journeys are skipped: apt-get install ${packages.join(' ')}\n`,
    )
}
