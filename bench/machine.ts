import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { familyOf, TICKS_PER_SECOND, unlessGone } from './processes.ts'

/** Others may use so much of the processors while something is measured. */
const OTHERS_MOST = 0.1

/** All that the processors of this machine did so far, waiting for a host included; in ticks. */
const machineTicks = (): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? []
  return user + nice + system + irq + softirq + steal
}

/** What this process and all that it started did so far, those that ended included; in ticks. */
const ownTicks = (): number =>
  familyOf(process.pid).reduce((sum, pid) => {
    const fields = unlessGone(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + [11, 12, 13, 14].reduce((ticks, field) => ticks + Number(fields[field] ?? 0), 0)
  }, 0)

/** Begins to watch; what it returns says why nothing measured since can be judged: others were at work. Linux only. */
export const watchOthers = (): (() => string | undefined) => {
  if (process.platform !== 'linux') return () => undefined
  const began = performance.now()
  const before = { machine: machineTicks(), own: ownTicks() }
  return () => {
    const ticks = ((performance.now() - began) / 1000) * TICKS_PER_SECOND * cpus().length
    const others = (machineTicks() - before.machine - (ownTicks() - before.own)) / ticks
    return others > OTHERS_MOST ? `others used ${(others * 100).toFixed(0)} % of the machine` : undefined
  }
}
