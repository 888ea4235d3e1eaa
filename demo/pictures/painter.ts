import { parentPort } from 'node:worker_threads'
import { type Picture, paint } from './picture.ts'

// Paints in a separate thread: painting blocks a CPU, and the application would meanwhile refuse requests as overloaded.

parentPort?.on('message', async (picture: Picture) => {
  parentPort?.postMessage(await paint(picture))
})
