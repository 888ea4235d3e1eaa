import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the secret stored in DATA_DIR, creating it at the first start. Two processes that start at once get the same one. */
export const secretOf = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'secret')
  const read = async () => (await readFile(file, 'utf8')).trim()
  try {
    return await read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // A unique name: in two containers that share a folder, both processes may have the id 1.
  const mine = `${file}.${randomUUID()}`
  await writeFile(mine, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    await link(mine, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  await unlink(mine)
  return read()
}
