import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellFigures } from '../../../test/figures.ts'

const smallDisk = ['-Urm', 'sh', '-c', 'mount -t tmpfs -o size=512k none "$0" && exec "$@"']
// Needs a kernel that allows this user to mount a small disk.
const canMount = spawnSync('unshare', [...smallDisk, tmpdir(), 'true']).status === 0

let disk: string
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'full-disk-'))
})
afterAll(() => rm(disk, { recursive: true }))

describe.skipIf(!canMount)('a folder on a full disk', () => {
  it('reports it, leaves nothing and works again', async () => {
    const script = join(import.meta.dirname, 'test/fill-folder.ts')
    const run = await promisify(execFile)('unshare', [...smallDisk, disk, process.execPath, script, disk])
    const { outcome, left, works } = JSON.parse(run.stdout)
    await tellFigures(
      `a disk of 512 KB: ${outcome}, ${left.length} files left; ${works.size} byte stored after it`,
    )
    expect({ outcome, left, works }).toEqual({ outcome: 'StorageFullError', left: [], works: { size: 1 } })
  })
})
