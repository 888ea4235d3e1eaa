import { setTimeout as delay } from 'node:timers/promises'
import { clientAt } from './load.ts'

// One who reads pages during a flood, in a process of its own: in the attacker's, it would wait for the attacker's own work.

const [address = '', localAddress = '', ...paths] = process.argv.slice(2)
const other = clientAt(address, localAddress, 2)
let times: number[] = []
let statuses: Record<number, number> = {}

/** Answers each message with what was seen since the last one. */
process.on('message', () => {
  process.send?.({ times, statuses })
  times = []
  statuses = {}
})
process.on('disconnect', () => process.exit())

for (;;) {
  for (const path of paths) {
    const started = performance.now()
    const status = await other.call({ path })
    times.push(performance.now() - started)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  await delay(50)
}
