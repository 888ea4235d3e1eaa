import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { proportionalMegabytes, workersOf } from '../processes.ts'
import { quantile, type Row } from '../row.ts'
import { openStream, type Person, signedIn } from '../streams.ts'
import type { Context } from './context.ts'

const RECEIVERS = 200
const MESSAGES = 400
const MESSAGES_A_SECOND = 25
const IDLE = 2_000
const LIMIT_KILOBYTES = 40

/** Measures the time from the POST to the receiver's page, in ms, while everybody is connected. */
const deliveries = async (url: string, people: Person[]): Promise<number[]> => {
  const sent = new Map<string, number>()
  const times: number[] = []
  const receive = (owner: Person) => (text: string) => {
    for (const [, mark = ''] of text.matchAll(/"receiverId":"[^"]+","content":"(\d+)"/g)) {
      const began = sent.get(mark)
      // The sender gets an event as well.
      if (began === undefined || !text.includes(`"receiverId":"${owner.id}"`)) continue
      times.push(performance.now() - began)
      sent.delete(mark)
    }
  }
  const sockets = await Promise.all(people.map((person) => openStream(url, person.token, receive(person))))
  const posts: Promise<unknown>[] = []
  for (let count = 0; count < MESSAGES; count++) {
    const sender = people[count % people.length]
    const receiver = people[(count * 7 + 3) % people.length]
    if (!sender || !receiver || sender === receiver) continue
    sent.set(String(count), performance.now())
    posts.push(
      fetch(`${url}/api/direct-messages`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sender.token}`,
          'content-type': 'application/json',
          'idempotency-key': `bench-${count}-${Date.now()}`,
        },
        body: JSON.stringify({ receiverId: receiver.id, content: String(count) }),
      }).then((answer) => answer.arrayBuffer()),
    )
    await delay(1_000 / MESSAGES_A_SECOND)
  }
  await Promise.all(posts)
  await delay(500)
  for (const socket of sockets) socket.destroy()
  if (sent.size > 0) throw new Error(`${sent.size} messages did not arrive.`)
  return times
}

const megabytesOf = (pids: number[]) => pids.reduce((sum, pid) => sum + proportionalMegabytes(pid), 0)

/** Measures the memory that one idle connection adds to the workers, in KB. */
const idleCost = async (url: string, pid: number, people: Person[]): Promise<number> => {
  const workers = workersOf(pid)
  await delay(3_000)
  const before = megabytesOf(workers)
  const sockets: Socket[] = []
  while (sockets.length < IDLE) {
    const batch = people.slice(0, Math.min(100, IDLE - sockets.length))
    sockets.push(...(await Promise.all(batch.map(({ token }) => openStream(url, token)))))
  }
  await delay(5_000)
  const after = megabytesOf(workers)
  const lost = sockets.filter(({ destroyed }) => destroyed).length
  for (const socket of sockets) socket.destroy()
  if (lost > 0) throw new Error(`${lost} of ${IDLE} connections were lost.`)
  return ((after - before) * 1024) / IDLE
}

export const live = async ({ url, pid }: Context): Promise<Row[]> => {
  const people = await signedIn(url, RECEIVERS)
  const times = await deliveries(url, people)
  const p95 = quantile(times, 0.95)
  const kilobytes = await idleCost(url, pid, people)
  return [
    {
      what: `Direct message: POST to the receiver's page, ${RECEIVERS} receivers connected, two server processes`,
      figure: `p95 ${p95.toFixed(1)} ms (median ${quantile(times, 0.5).toFixed(1)} ms, ${times.length} messages, ${MESSAGES_A_SECOND} a second)`,
      target: 'p95 ≤ 50 ms',
      ok: p95 <= 50,
    },
    {
      what: `${IDLE} idle live connections`,
      figure: `${kilobytes.toFixed(1)} KB each`,
      target: `≤ ${LIMIT_KILOBYTES} KB each`,
      ok: kilobytes <= LIMIT_KILOBYTES,
    },
  ]
}
