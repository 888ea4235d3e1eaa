import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** Whether this user can install packages here: root on Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

const parametersFor = (packages: readonly string[]) => [
  'install',
  '-y',
  '--no-install-recommends',
  ...packages,
]
/** In ms, so that a mirror that does not answer delays nobody for long. */
const PATIENCE_MS = 180_000
const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** Installs packages and waits. Returns nothing: the caller looks for the wanted program. */
export const install = (...packages: readonly string[]): void => {
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
  apt('update')
  apt(...parametersFor(packages))
}

/** Installs packages without blocking. First tries the existing package list, because fetching a new one takes equally long. */
export const installBeside = async (...packages: readonly string[]): Promise<void> => {
  const apt = async (...parameters: string[]): Promise<boolean> => {
    const child = spawn('apt-get', parameters, { stdio: 'ignore', env: environment, timeout: PATIENCE_MS })
    const [status] = await once(child, 'close')
    return status === 0
  }
  if (await apt(...parametersFor(packages))) return
  if (await apt('update')) await apt(...parametersFor(packages))
}
