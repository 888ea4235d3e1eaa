import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The live objects of one class. */
interface Held {
  count: number
  bytes: number
}
type Heap = ReadonlyMap<string, Held>

/** What is found by name. Everything else is counted by its type alone, such as all strings. */
const NAMED = new Set(['object', 'native', 'closure'])
/** V8's own: it grows as functions become hot. */
const OF_V8 = new Set(['code', 'hidden', 'object shape', 'synthetic'])

const partAfter = (file: Buffer, mark: string) => {
  const at = file.indexOf(mark)
  if (at < 0) throw new Error(`a heap snapshot without ${mark.trim()}`)
  return at + mark.length
}

/** Calls with every node's numbers. By hand: as JSON, a worker's heap would take gigabytes. */
const forEachNode = (file: Buffer, width: number, take: (node: readonly number[]) => void) => {
  const node: number[] = []
  let number = 0
  for (let at = partAfter(file, '\n"nodes":['); at < file.length; at++) {
    const byte = file[at] ?? 0
    if (byte >= 0x30 && byte <= 0x39) number = number * 10 + byte - 0x30
    else if (byte === 0x2c || byte === 0x5d) {
      node.push(number)
      number = 0
      if (node.length === width) {
        take(node)
        node.length = 0
      }
      if (byte === 0x5d) return
    }
  }
}

/** Counts the objects of a heap snapshot by class, functions by name. */
export const readHeap = (file: Buffer): Heap => {
  const head = file.toString('utf8', 0, file.indexOf('\n"nodes":[')).trimEnd().replace(/,$/, '}')
  const { node_fields: fields, node_types: types } = JSON.parse(head).snapshot.meta
  const strings: string[] = JSON.parse(
    file.toString('utf8', partAfter(file, '\n"strings":'), file.lastIndexOf('}')),
  )
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  const heap = new Map<string, Held>()
  forEachNode(file, fields.length, (node) => {
    const kind: string = types[type ?? 0][node[type ?? 0] ?? 0]
    if (OF_V8.has(kind)) return
    const called = strings[node[name ?? 1] ?? 0] ?? ''
    const key = NAMED.has(kind) ? (kind === 'closure' ? `${called}()` : called) : `(${kind})`
    const held = heap.get(key) ?? { count: 0, bytes: 0 }
    held.count += 1
    held.bytes += node[size ?? 3] ?? 0
    heap.set(key, held)
  })
  return heap
}

/** Whether a process has written all of a snapshot. */
const isWhole = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, Math.max(0, size - 3))
    return buffer.toString('utf8', 0, bytesRead).trimEnd().endsWith(']}')
  } finally {
    await file.close()
  }
}

/** Returns how many bytes all counted objects take. */
export const bytesOf = (heap: Heap): number => [...heap.values()].reduce((sum, { bytes }) => sum + bytes, 0)

/** The options with which a process writes a heap snapshot when it gets SIGUSR2, and a folder for them. */
export const snapshotsOnSignal = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-heap-'))
  return {
    options: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`,
    /** Returns what such a process holds now. It does nothing else meanwhile. */
    take: async (pid: number): Promise<Heap> => {
      process.kill(pid, 'SIGUSR2')
      for (;;) {
        await delay(100)
        const [name] = await readdir(folder)
        if (name === undefined || !(await isWhole(join(folder, name)))) continue
        const file = await readFile(join(folder, name))
        await rm(join(folder, name))
        return readHeap(file)
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

interface Growth {
  name: string
  counts: number[]
  bytes: number[]
}

/**
 * Returns the classes that grow without an end in sight: from each snapshot to the next by at least so many objects, or so many bytes
 * where a class has no name, and not ever more slowly, as a cache does that fills up.
 */
export const growingIn = (heaps: readonly Heap[], least: { objects: number; bytes: number }): Growth[] => {
  const names = [...(heaps.at(-1)?.keys() ?? [])]
  const steps = (values: readonly number[]) =>
    values.slice(1).map((value, index) => value - (values[index] ?? 0))
  return names
    .map((name) => ({
      name,
      counts: heaps.map((heap) => heap.get(name)?.count ?? 0),
      bytes: heaps.map((heap) => heap.get(name)?.bytes ?? 0),
    }))
    .filter(({ name, counts, bytes }) => {
      const [grown, enough] = name.startsWith('(')
        ? [steps(bytes), least.bytes]
        : [steps(counts), least.objects]
      return grown.every((step) => step >= enough) && (grown.at(-1) ?? 0) >= (grown[0] ?? 0) / 2
    })
    .toSorted((one, other) => (other.bytes.at(-1) ?? 0) - (one.bytes.at(-1) ?? 0))
}
