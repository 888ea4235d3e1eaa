import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Installation } from './installation.ts'
import { serverArguments } from './settings.ts'

interface PostmasterFile {
  pid: number
  socketDirectory: string
  status: 'starting' | 'stopping' | 'ready' | 'standby' | string
}

/** Reads the file that a running server keeps in its data, and leaves behind when it is killed. */
export const readPostmasterFile = async (dataDirectory: string): Promise<PostmasterFile | undefined> => {
  const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , , socketDirectory = '', , , status = ''] = text.split('\n')
  return Number(pid) > 0 ? { pid: Number(pid), socketDirectory, status: status.trim() } : undefined
}

/** Whether the last server here was started with the same options as this one would be. */
export const wasStartedAlike = async (installation: Installation): Promise<boolean> => {
  const options = await readFile(join(installation.dataDirectory, 'postmaster.opts'), 'utf8').catch(() => '')
  const program = join(installation.binaries.directory, 'bin/postgres')
  const quoted = serverArguments(installation).map((argument) => `"${argument}"`)
  return options.trim() === [program, ...quoted].join(' ')
}

/**
 * Removes lock files of a killed server: PostgreSQL believes them as long as their process id exists, even as a zombie. Call it
 * only when nothing uses the data any more.
 */
export const removeStaleLocks = async ({ dataDirectory, socketDirectory }: Installation): Promise<void> => {
  const socket = join(socketDirectory, '.s.PGSQL.5432')
  for (const file of [join(dataDirectory, 'postmaster.pid'), `${socket}.lock`, socket]) {
    await rm(file, { force: true })
  }
}
