import { type Counts, readCountsMessage, type WorkerMessage } from '../processes/messages.ts'

/** How many ms a count may wait to be sent together with others. */
const TELL_AFTER_MS = 200

/** The connection to the other processes that count the same callers. */
export interface CountSharing {
  tell(counts: Counts): void
  hear(take: (counts: Counts) => void): void
}

let isOneOfSeveral = false

/** Makes this process one of several: it sends its counts to the parent, which passes them to the others. */
export const shareCounts = () => {
  isOneOfSeveral = true
}

/** Shares counts through the parent process; null for a process that counts alone. */
export const sharingThroughParent = (): CountSharing | null => {
  if (!isOneOfSeveral) return null
  return {
    tell: (counts) => {
      const message: WorkerMessage = { type: 'counted', counts }
      process.send?.(message, undefined, undefined, () => {})
    },
    hear: (take) => {
      process.on('message', (sent) => {
        const message = readCountsMessage(sent)
        if (message) take(message.counts)
      })
    },
  }
}

/** Collects this process's counts and sends them to the others together, within 0.2 s. */
export const countTally = (sharing: CountSharing | null) => {
  let counted = new Map<string, Counts[number]>()
  const tell = () => {
    const counts = [...counted.values()]
    counted = new Map()
    sharing?.tell(counts)
  }
  return (bucket: string, key: string, points: number): void => {
    if (sharing === null) return
    if (counted.size === 0) setTimeout(tell, TELL_AFTER_MS).unref()
    const earlier = counted.get(`${bucket} ${key}`)?.[2] ?? 0
    counted.set(`${bucket} ${key}`, [bucket, key, earlier + points])
  }
}
