import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { LocalPostgresError } from './errors.ts'

/** The unprivileged user that runs PostgreSQL when we are root, which PostgreSQL refuses; undefined otherwise. */
export type Account = { uid: number; gid: number } | undefined

/** Chooses the owner of existing data, else the first of `postgres` and `nobody` that exists on this system. */
export const chooseAccount = async (dataDirectory: string): Promise<Account> => {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(dataDirectory).catch(() => undefined)
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }

  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    // macOS writes nobody's ids as -2.
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
  }
  throw new LocalPostgresError(
    'database',
    ({ instead }) =>
      `PostgreSQL does not run as root, and there is neither a user postgres nor nobody; start as another user or ${instead}.`,
  )
}

/** The options of every child process: run as the account, in a folder that anyone can enter, with an empty environment. */
export const spawnOptions = (account: Account) => ({
  ...account,
  cwd: '/',
  env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
})

export interface Outcome {
  succeeded: boolean
  output: string
  complaint: string
}

/** Runs a program to its end; one that cannot be started counts as failed. */
export const runAs = (account: Account, program: string, args: string[], input = ''): Promise<Outcome> => {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...spawnOptions(account), stdio: 'pipe' })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.on('error', (error) => resolve({ succeeded: false, output, complaint: error.message }))
    child.on('close', (code) => resolve({ succeeded: code === 0, output, complaint }))
    // A program that ends without reading its input is judged by its exit code.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

export const canEnter = async (account: Account, directory: string): Promise<boolean> => {
  const { succeeded } = await runAs(account, '/bin/sh', ['-c', 'cd "$1"', 'sh', directory])
  return succeeded
}
