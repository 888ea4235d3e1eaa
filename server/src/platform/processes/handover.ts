import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { connectionMessage } from './messages.ts'

/** How long accepted connections may wait for a worker once the server stops, in ms. */
const stopPatience = 1000

/**
 * Passes each connection to the worker that has been free for longest. A worker takes one at a time and confirms it: a busy
 * worker gets no more, and a connection that a dying worker had not taken is closed instead of left hanging.
 */
export const createHandover = () => {
  const ready = new Set<ChildProcess>()
  const free = new Set<ChildProcess>()
  const onTheWay = new Map<ChildProcess, Socket>()
  const waiting: Socket[] = []

  const dispatch = () => {
    for (const worker of free) {
      const connection = waiting.shift()
      if (connection === undefined) return
      free.delete(worker)
      onTheWay.set(worker, connection)
      worker.send(connectionMessage, connection, { keepOpen: true }, () => {})
    }
  }
  /** Closes this process's copy of the socket only; the worker's stays open. */
  const letGo = (worker: ChildProcess) => {
    onTheWay.get(worker)?.destroy()
    onTheWay.delete(worker)
  }

  return {
    pass(connection: Socket): void {
      connection.on('error', () => {})
      waiting.push(connection)
      dispatch()
    },
    /** Adds a ready worker. */
    add(worker: ChildProcess): void {
      ready.add(worker)
      free.add(worker)
      dispatch()
    },
    taken(worker: ChildProcess): void {
      letGo(worker)
      if (ready.has(worker)) free.add(worker)
      dispatch()
    },
    remove(worker: ChildProcess): void {
      ready.delete(worker)
      free.delete(worker)
      letGo(worker)
    },
    /** Resolves when every accepted connection has been passed to a worker, or no worker is left. */
    async empty(): Promise<void> {
      const end = performance.now() + stopPatience
      while (waiting.length + onTheWay.size > 0 && ready.size > 0 && performance.now() < end) await delay(5)
      for (const connection of waiting.splice(0)) connection.destroy()
    },
  }
}
