import { parentPort } from 'node:worker_threads'
import { type Picture, paint } from './picture.ts'

// A thread of its own: drawing keeps a processor busy, and the application would refuse requests as overloaded meanwhile.

parentPort?.on('message', async (picture: Picture) => {
  parentPort?.postMessage(await paint(picture))
})
