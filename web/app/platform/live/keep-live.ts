import type { LiveEvent } from '@andariego/contract/live'
import { ApiError } from '../api/api-error.ts'
import { readEventStream } from './event-stream.ts'

export interface LiveTimes {
  /** Before the first attempt to come back; twice as long before each further one. */
  retryMs: number
  retryMaxMs: number
  /** When there are too many streams of the user already. */
  refusedMs: number
  /** The server gives a sign of life every 20 s: without two of them the connection is dead. */
  silenceMs: number
  /** What lasts this long counts as a success. */
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
  /** Asks for the stream; rejects when there is none. */
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  hear: (event: LiveEvent) => void
  /** Told after every change. */
  onConnection: (connected: boolean) => void
  /** Ends it for good. */
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

/** Half to one and a half times as long: a server that starts again is not met by everybody at once. */
const scattered = (ms: number) => ms * (0.5 + Math.random())

/** Keeps one event stream open, and comes back whenever it ends, until the signal says stop. */
export const keepLive = async ({ open, hear, onConnection, signal, times }: LiveParts): Promise<void> => {
  const { retryMs, retryMaxMs, refusedMs, silenceMs, steadyMs } = { ...TIMES, ...times }

  /** Reads one stream to its end; returns how long to wait before the next, as far as this one knows. */
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
    if (!signal.aborted) await pause(scattered(wait), signal)
  }
}
