import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStorage } from '../../../platform/storage/folder-storage.ts'
import { uploadApp } from './upload-app.ts'

// Runs in its own process to measure its memory; the parent talks to it by messages.
const root = await mkdtemp(process.argv[2] ?? '')
const { app } = await uploadApp({
  storage: folderStorage(join(root, 'media')),
  temporaryFolder: join(root, 'tmp'),
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })

let peak = 0
const measure = () => {
  peak = Math.max(peak, process.memoryUsage.rss())
}
setInterval(measure, 20).unref()

process.on('message', async (message) => {
  measure()
  process.send?.({ rss: process.memoryUsage.rss(), peak })
  if (message !== 'end') return
  await app.close()
  await rm(root, { recursive: true })
  process.disconnect()
})
process.send?.({ address })
