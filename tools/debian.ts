import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Packages can be installed here by whoever runs this: as root on a Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

const parametersFor = (packages: readonly string[]) => [
  'install',
  '-y',
  '--no-install-recommends',
  ...packages,
]
/** A mirror that does not answer holds nobody up. */
const PATIENCE_MS = 180_000
const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** Waits; whether it worked is seen by looking for what was wanted. */
export const install = (...packages: readonly string[]): void => {
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  apt('update')
  apt(...parametersFor(packages))
}

/** The same beside other work. A list of packages that is there already is tried first: bringing it anew takes as long again. */
export const installBeside = async (...packages: readonly string[]): Promise<void> => {
  const apt = async (...parameters: string[]): Promise<boolean> => {
    const child = spawn('apt-get', parameters, { stdio: 'ignore', env: environment, timeout: PATIENCE_MS })
    const [status] = await once(child, 'close')
    return status === 0
  }
  if (await apt(...parametersFor(packages))) return
  if (await apt('update')) await apt(...parametersFor(packages))
}
