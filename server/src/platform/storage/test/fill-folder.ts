import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStorage } from '../folder-storage.ts'

// Run on a file system of a few hundred kilobytes, given as the argument; prints what happened.
const root = process.argv[2] ?? ''
const storage = folderStorage(join(root, 'media'))

async function* megabytes(count: number) {
  for (let sent = 0; sent < count; sent++) yield new Uint8Array(1024 * 1024)
}

const outcome = await storage.put('media/large', megabytes(4)).then(
  () => 'stored',
  (error) => error.name,
)
const left = await readdir(join(root, 'media', 'incoming'))
await writeFile(join(root, 'small'), 'x')
await storage.putFile('media/small', join(root, 'small'))
process.stdout.write(JSON.stringify({ outcome, left, works: await storage.stat('media/small') }))
