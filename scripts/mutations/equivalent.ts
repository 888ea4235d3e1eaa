/**
 * Mutants that no test can detect, because behaviour stays the same: their name in the report without the line, and the reason.
 */
export const EQUIVALENT: readonly { name: string; because: string }[] = [
  {
    name: 'server/src/platform/http/address-key.ts const [high = 0, low =[0 → 1]] = all.slice(6)',
    because: 'an address has eight groups: the default satisfies the compiler alone',
  },
  {
    name: 'server/src/platform/http/turns.ts if ([left === 0 → false]) working.delete(name)',
    because: 'a name that nobody works under stays in memory with 0, and is as free as before',
  },
  {
    name: 'server/src/features/notifications/clock-rules.ts const { year = 0, month = 1, day =[1 → 2], hour = 0, minute = 0 } = par',
    because: 'a date has a day: the default satisfies the compiler alone',
  },
]
