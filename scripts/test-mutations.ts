import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutantsInCode } from './mutations/mutants-in-code.ts'
import { allMigrations, mutantsInMigration } from './mutations/mutants-in-migration.ts'
import type { Mutant } from './mutations/mutants-in-sql.ts'
import { type Known, nameOf, reportOf } from './mutations/report.ts'
import type { Room } from './mutations/room.ts'
import { ROOMS } from './mutations/rooms.ts'
import { openWorkshop, type Workshop } from './mutations/workshop.ts'

// `npm run test:mutations`: breaks rules one at a time in a copy of the project and sees whether the tests beside them notice.
// Goes on where it ended; what a changed file's rules are is asked anew. Writes proof/MUTATIONS.md.
// Usage: node scripts/test-mutations.ts [minutes, 20 unless told] [part of a file's path]

const KEPT = fileURLToPath(new URL('../node_modules/.cache/andariego/mutations.jsonl', import.meta.url))
const REPORT = fileURLToPath(new URL('../proof/MUTATIONS.md', import.meta.url))
const [minutes = '20', part = ''] = process.argv.slice(2)
const until = Date.now() + Number(minutes) * 60_000
setPriority(5)

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const migrations = await allMigrations()
const mutantsIn = (file: string, code: string): Mutant[] => {
  if (!file.endsWith('.sql')) return mutantsInCode(file, code)
  return mutantsInMigration(
    { file, code },
    migrations.filter((other) => other.file > file),
  )
}

/** The same few of a file's rules each time, from all over it. */
const chosen = ({ file, most, isTuned }: Room, code: string): Mutant[] => {
  const found = mutantsIn(file, code)
  const all = found.filter(({ by }) => !isTuned || !/^\d+$/.test(by))
  const byChance = all.map((mutant) => ({ mutant, order: digest(nameOf(mutant, code)) }))
  return byChance
    .toSorted((one, other) => one.order.localeCompare(other.order))
    .slice(0, most)
    .map(({ mutant }) => mutant)
}

const known = new Map<string, Known>()
for (const line of (await readFile(KEPT, 'utf8').catch(() => '')).split('\n').filter(Boolean)) {
  const one = JSON.parse(line) as Known
  known.set(one.key, one)
}
await mkdir(dirname(KEPT), { recursive: true })

/** Two at once: with one worker each they take two cores, and no more. */
const LANES = 2
const results: Known[] = []
/** Files whose tests fail before anything is broken: nothing can be said of their rules. */
const unasked: string[] = []

/** Breaks the rules of a room, as far as the time goes and nobody has since its files were changed. */
const work = async (room: Room, workshop: Workshop): Promise<void> => {
  const code = await workshop.read(room.file)
  const tests = await Promise.all(room.tests.map(workshop.read))
  const state = digest([code, ...tests].join('\n'))
  const mutants = chosen(room, code).map((mutant) => {
    const name = nameOf(mutant, code)
    return { mutant, name, key: `${state} ${name}` }
  })
  const began = Date.now()
  const isWanted = room.file.includes(part) && mutants.some(({ key }) => !known.has(key)) && began < until
  const isAsked = isWanted && (await workshop.hold(room))
  const healthyMs = Date.now() - began
  if (isWanted && !isAsked) {
    unasked.push(room.file)
    process.stdout.write(`! the tests of ${room.file} fail before anything is broken\n`)
  }
  for (const { mutant, name, key } of mutants) {
    if (isAsked && !known.has(key) && Date.now() < until) {
      const outcome = await workshop.attempt(mutant, room, healthyMs)
      const one = { key, about: room.about, file: room.file, name, outcome }
      known.set(key, one)
      await appendFile(KEPT, `${JSON.stringify(one)}\n`)
      process.stdout.write(
        `${outcome === 'noticed' ? '✓' : '✗'} ${name}${outcome === 'void' ? ' (void)' : ''}\n`,
      )
    }
    const one = known.get(key)
    if (one) results.push(one)
  }
}

/** What needs no database first: it is quick. */
const rooms = ROOMS.toSorted((one, other) => Number(other.isPure ?? 0) - Number(one.isPure ?? 0)).values()
await Promise.all(
  Array.from({ length: LANES }, async () => {
    const workshop = await openWorkshop()
    try {
      for (const room of rooms) await work(room, workshop)
    } finally {
      await workshop.close()
    }
  }),
)
const files = ROOMS.map(({ file }) => file)
const inOrder = results.toSorted((one, other) => files.indexOf(one.file) - files.indexOf(other.file))
const wanted = ROOMS.reduce((sum, { most }) => sum + most, 0)
const { text, share, count } = reportOf(inOrder, wanted)
await writeFile(REPORT, text)
process.stdout.write(`${count} of at most ${wanted} broken, ${(100 * share).toFixed(1)} % noticed\n`)
process.exitCode = share < 0.95 || unasked.length > 0 ? 1 : 0
