import { LRUCache } from 'lru-cache'

export interface BudgetOptions {
  /** How much one address may use in a second, in the long run. */
  perSecond: number
  /** How much it may use at once, after it was quiet. */
  atOnce: number
}

const SECOND_MS = 1_000
/** More addresses than this at the same time are no flood of one of them. */
const MOST_ADDRESSES = 20_000

/** Counts what each address uses of this process, and says how long it has to wait so that it uses no more than its share. */
export const createAddressBudget = ({ perSecond, atOnce }: BudgetOptions) => {
  /** For each address the moment at which what it has used would be used up at its rate (GCRA). */
  const paidUntil = new LRUCache<string, number>({ max: MOST_ADDRESSES })
  const atOnceMs = (atOnce / perSecond) * SECOND_MS
  const over = (until: number) => Math.max(0, until - performance.now() - atOnceMs)

  return {
    /** How many ms a request of this address would have to wait. */
    waitOf: (address: string): number => over(paidUntil.get(address) ?? 0),
    /** Counts a use, and returns how many ms to wait before it. Those who wait come one after the other. */
    spend: (address: string, amount: number): number => {
      const until =
        Math.max(paidUntil.get(address) ?? 0, performance.now()) + (amount / perSecond) * SECOND_MS
      paidUntil.set(address, until)
      return over(until)
    },
  }
}
