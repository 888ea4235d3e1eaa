import { randomBytes, randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { newForm } from './world.ts'

interface Call {
  path: string
  method?: string
  token?: string
  json?: unknown
  body?: Buffer
  type?: string
  /** Gets why there is no answer. */
  onBroken?: (why: NodeJS.ErrnoException) => void
}

/** A client with its own address on this machine and so many connections. */
export const clientAt = (address: string, localAddress: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(address)
  /** Returns the status; 0 when the connection broke. Reads and discards the body. */
  const call = ({ path, method = 'GET', token, json, body, type, onBroken }: Call): Promise<number> => {
    const payload = json === undefined ? body : Buffer.from(JSON.stringify(json))
    const headers = {
      ...(payload && { 'content-type': type ?? 'application/json', 'content-length': payload.length }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    return new Promise((resolve) => {
      const broke = (why: NodeJS.ErrnoException) => {
        onBroken?.(why)
        resolve(0)
      }
      const sent = request({ agent, hostname, port, localAddress, path, method, headers }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0)).once('error', broke)
      })
      sent.once('error', broke)
      sent.end(payload)
    })
  }
  return { call, agent, hostname, port, localAddress, close: () => agent.destroy() }
}
export type Client = ReturnType<typeof clientAt>

/** Builds a review with a photo, as a browser sends it. */
export const reviewBody = async () => {
  const encoded = new Response(await newForm())
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) }
}

export const someWord = () => randomBytes(6).toString('hex')
export const somewhere = () => ({
  latitude: randomInt(-80_000, 80_000) / 1000,
  longitude: randomInt(-170_000, 170_000) / 1000,
})
export const placeBody = () => ({ name: `Mirador ${someWord()}`, address: 'Camino', ...somewhere() })

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0

/** Repeats a deed, `hands` at the same time, until told to stop. */
export const again = (hands: number, deed: () => Promise<unknown>, pauseMs = 0) => {
  let isOver = false
  const work = Promise.all(
    Array.from({ length: hands }, async () => {
      while (!isOver) {
        await deed()
        await delay(pauseMs)
      }
    }),
  )
  return () => {
    isOver = true
    return work
  }
}

const KIB = 1024

interface ProcessMemory {
  pid: number
  /** What it has in memory, in MiB. */
  resident: number
  /** The same with only its share of what it shares with other processes. */
  proportional: number
}

const read = (pid: number | string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
const field = (text: string, name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(text)?.[1]

/** Returns the ids of the Node.js processes below a process, such as the workers of the product. Linux only. */
export const nodesBelow = async (pid: number): Promise<number[]> => {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(names.map((name) => read(name, 'status')))).map((status) => ({
    name: field(status, 'Name') ?? '',
    pid: Number(field(status, 'Pid')),
    parent: Number(field(status, 'PPid')),
  }))
  const below = (parent: number): number[] =>
    all
      .filter((one) => one.parent === parent && /node|MainThread/.test(one.name))
      .flatMap((one) => [one.pid, ...below(one.pid)])
  return below(pid)
}

/** Returns the memory of a process, and of each Node.js process below it, the parent first. Linux only. */
export const memoryByProcess = async (pid: number): Promise<ProcessMemory[]> =>
  Promise.all(
    [pid, ...(await nodesBelow(pid))].map(async (one) => {
      const rollup = await read(one, 'smaps_rollup')
      const mib = (name: string) => Number(field(rollup, name) ?? 0) / KIB
      return { pid: one, resident: mib('Rss'), proportional: mib('Pss') }
    }),
  )

/** Returns the memory of a process and of all Node.js processes below it, in MiB. Linux only. */
export const memoryOf = async (pid: number): Promise<number> =>
  (await memoryByProcess(pid)).reduce((sum, { resident }) => sum + resident, 0)

/** Returns the slope of values over time, by least squares. */
export const slopeOf = (points: readonly { at: number; value: number }[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [mean(points.map((one) => one.at)), mean(points.map((one) => one.value))]
  const above = points.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0)
  return above / points.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
}
