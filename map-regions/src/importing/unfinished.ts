import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { NAME, REGION_FILE, type RegionInfo, UNFINISHED } from '../region.ts'

/** After this time, in ms, what another machine left in a shared folder counts as abandoned: its processes cannot be asked. */
const ABANDONED_MS = 24 * 3_600_000
/** The name, in an import's folder, of the region that is being replaced. */
const REPLACED = 'replaced'

const thisMachine = () => createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Creates the folder of an import, which says by its name which process of which machine works in it. */
export const createUnfinished = (regions: string): string => {
  const folder = join(regions, `${UNFINISHED}${process.pid}-${thisMachine()}-${randomUUID()}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Returns the name that a region's description says; none when it cannot be read. */
const nameIn = (folder: string): string => {
  try {
    return String((JSON.parse(readFileSync(join(folder, REGION_FILE), 'utf8')) as RegionInfo).name)
  } catch {
    return ''
  }
}

/** Puts back a region whose replacement was stopped after it had been moved away. */
const putBack = (regions: string, folder: string): void => {
  const replaced = join(folder, REPLACED)
  if (!existsSync(join(replaced, REGION_FILE))) return
  const name = nameIn(replaced)
  if (NAME.test(name) && !existsSync(join(regions, name))) renameSync(replaced, join(regions, name))
}

const isAbandoned = (folder: string, name: string): boolean => {
  const [pid, machine] = name.slice(UNFINISHED.length).split('-')
  return machine === thisMachine()
    ? !isRunning(Number(pid))
    : Date.now() - statSync(folder).mtimeMs > ABANDONED_MS
}

/** Removes what stopped imports and removals left; skips folders whose import may still be running. */
export const removeAbandoned = (regions: string): void => {
  if (!existsSync(regions)) return
  for (const entry of readdirSync(regions)) {
    if (!entry.startsWith(UNFINISHED)) continue
    const folder = join(regions, entry)
    if (!isAbandoned(folder, entry)) continue
    putBack(regions, folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Renames a folder; returns false when it is gone, or the other name is taken. */
const renamed = (from: string, to: string): boolean => {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** How often another import of the same name may be faster. */
const MOST_ATTEMPTS = 100

/**
 * Replaces the old region by the finished one; readers that have the old one open can finish reading it. Another process may
 * replace it at the same moment: then it is replaced once more.
 */
export const exchange = (regions: string, unfinished: string, ready: string, name: string): void => {
  const target = join(regions, name)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const replaced = join(unfinished, REPLACED)
    rmSync(replaced, { recursive: true, force: true })
    renamed(target, replaced)
    if (renamed(ready, target)) return
  }
  throw new Error(`Otras importaciones de «${name}» están en marcha.`)
}
