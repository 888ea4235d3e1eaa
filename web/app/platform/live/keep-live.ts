import type { LiveEvent } from '@andariego/contract/live'
import { ApiError } from '../api/api-error.ts'
import { readEventStream } from './event-stream.ts'

export interface LiveTimes {
  /** The delay before the first attempt to reconnect; doubled for each further one. */
  retryMs: number
  retryMaxMs: number
  /** The delay after the server refused the stream because the user has too many. */
  refusedMs: number
  /** The server sends a heartbeat every 20 s: after two missed ones the connection counts as dead. */
  silenceMs: number
  /** A connection that lasts this long resets the delays. */
  steadyMs: number
}

const TIMES: LiveTimes = {
  retryMs: 1_000,
  retryMaxMs: 30_000,
  refusedMs: 60_000,
  silenceMs: 45_000,
  steadyMs: 5_000,
}

interface LiveParts {
  /** Requests the stream; rejects when the server sends none. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  hear: (event: LiveEvent) => void
  /** Called after every change. */
  onConnection: (connected: boolean) => void
  /** Ends the connection for good. */
  signal: AbortSignal
  times?: Partial<LiveTimes>
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Random jitter of 0.5 to 1.5 times, so that clients do not all reconnect at once after a restart of the server. */
const withJitter = (ms: number) => ms * (0.5 + Math.random())

/** Keeps one event stream open and reconnects whenever it ends, until the signal aborts. */
export const keepLive = async ({ open, hear, onConnection, signal, times }: LiveParts): Promise<void> => {
  const { retryMs, retryMaxMs, refusedMs, silenceMs, steadyMs } = { ...TIMES, ...times }

  /** Reads one stream to its end; returns how it ended, which decides the delay before the next one. */
  const follow = async (): Promise<'steady' | 'failed' | 'refused'> => {
    const silence = new AbortController()
    const either = AbortSignal.any([signal, silence.signal])
    let watchdog = setTimeout(() => silence.abort(), silenceMs)
    let began = Number.POSITIVE_INFINITY
    try {
      const body = await open(either)
      began = Date.now()
      onConnection(true)
      for await (const message of readEventStream(body)) {
        clearTimeout(watchdog)
        watchdog = setTimeout(() => silence.abort(), silenceMs)
        if (message && !signal.aborted) hear(JSON.parse(message.data))
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) return 'refused'
    } finally {
      clearTimeout(watchdog)
      if (began < Number.POSITIVE_INFINITY) onConnection(false)
    }
    return Date.now() - began >= steadyMs ? 'steady' : 'failed'
  }

  let failures = 0
  while (!signal.aborted) {
    const outcome = await follow()
    failures = outcome === 'steady' ? 0 : failures + 1
    const wait =
      outcome === 'refused' ? refusedMs : Math.min(retryMaxMs, retryMs * 2 ** Math.max(0, failures - 1))
    if (!signal.aborted) await pause(withJitter(wait), signal)
  }
}
