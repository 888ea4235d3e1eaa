import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry } from 'prom-client'
import type { Figures, FiguresMessage, WorkerMessage } from './messages.ts'

/** How long a worker may take to report, in ms; a hanging worker must not block the metrics. */
const patience = 2000

interface Round {
  missing: Set<ChildProcess>
  reported: Figures[]
  finish: (complete: boolean) => void
}

/** Sums the workers' metrics, for whichever worker is asked for them. */
export const createWorkerFigures = () => {
  const ready = new Set<ChildProcess>()
  const rounds = new Map<string, Round>()

  const send = (worker: ChildProcess, message: FiguresMessage) => {
    if (worker.connected) worker.send(message, undefined, undefined, () => {})
  }

  const collect = (): Promise<Figures[] | null> => {
    const id = randomUUID()
    const { promise, resolve } = Promise.withResolvers<Figures[] | null>()
    const reported: Figures[] = []
    const finish = (complete: boolean) => {
      rounds.delete(id)
      clearTimeout(tooLate)
      resolve(complete ? reported : null)
    }
    const tooLate = setTimeout(finish, patience, false)
    rounds.set(id, { missing: new Set(ready), reported, finish })
    for (const worker of ready) send(worker, { type: 'report figures', question: id })
    return promise
  }

  return {
    add: (worker: ChildProcess) => ready.add(worker),
    /** Without the removed worker's share the counters would seem to fall: report none this time. */
    remove(worker: ChildProcess): void {
      ready.delete(worker)
      for (const { missing, finish } of rounds.values()) if (missing.has(worker)) finish(false)
    },
    async hear(worker: ChildProcess, message: WorkerMessage): Promise<void> {
      if (message.type === 'figures') {
        const round = rounds.get(message.question)
        if (!round?.missing.delete(worker)) return
        round.reported.push(message.figures)
        if (round.missing.size === 0) round.finish(true)
      }
      if (message.type === 'figures wanted') {
        const all = await collect()
        const text = all && (await AggregatorRegistry.aggregate(all).metrics())
        send(worker, { type: 'all figures', question: message.question, text })
      }
    },
  }
}
