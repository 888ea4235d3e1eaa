import { type Counts, readCountsMessage, type WorkerMessage } from '../processes/messages.ts'

/** How long a count may wait for others of the same process. */
const TELL_AFTER_MS = 200

/** The way to the other processes that count the same callers. */
export interface CountSharing {
  tell(counts: Counts): void
  hear(take: (counts: Counts) => void): void
}

let isOneOfSeveral = false

/** Makes this process one of several: what it counts from now on it tells the parent, which tells the others. */
export const shareCounts = () => {
  isOneOfSeveral = true
}

/** Through the process that started this one; null for a process that counts alone. */
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

/** Gathers what this process counts and tells the others together, a fifth of a second later at most. */
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
