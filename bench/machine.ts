import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { familyOf, TICKS_PER_SECOND, unlessGone } from './processes.ts'

/** The largest share of the CPU that other processes may use during a measurement. */
const OTHERS_MOST = 0.1

/** Returns the CPU time used on this machine so far, including steal time; in ticks. */
const machineTicks = (): number => {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? []
  return user + nice + system + irq + softirq + steal
}

/** How often the CPU time of our own processes is read. In milliseconds. */
const LOOK_EVERY_MS = 500

/** Returns the CPU time of this process and its living descendants, including children that they waited for; in ticks. */
const familyTicks = (): number =>
  familyOf(process.pid).reduce((sum, pid) => {
    const fields = unlessGone(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + [11, 12, 13, 14].reduce((ticks, field) => ticks + Number(fields[field] ?? 0), 0)
  }, 0)

/**
 * Counts the CPU time that this process and its descendants use from now on, in ticks. A browser that closes leaves its processes
 * to init, which waits for them: their whole time then vanishes from the family's sum. So the sum is read again and again, and
 * only what it grows by counts.
 */
export const countOwnTicks = (): { soFar: () => number; stop: () => void } => {
  let last = familyTicks()
  let own = 0
  const look = () => {
    const now = familyTicks()
    own += Math.max(0, now - last)
    last = now
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    soFar: () => {
      look()
      return own
    },
    stop: () => clearInterval(timer),
  }
}

/** Starts watching. The returned function says why a measurement cannot be judged, if other processes were busy. Linux only. */
export const watchOthers = (): (() => string | undefined) => {
  if (process.platform !== 'linux') return () => undefined
  const began = performance.now()
  const before = machineTicks()
  const own = countOwnTicks()
  return () => {
    own.stop()
    const ticks = ((performance.now() - began) / 1000) * TICKS_PER_SECOND * cpus().length
    const others = (machineTicks() - before - own.soFar()) / ticks
    return others > OTHERS_MOST ? `others used ${(others * 100).toFixed(0)} % of the machine` : undefined
  }
}
