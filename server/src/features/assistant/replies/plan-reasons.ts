import type { Evidence } from '../knowledge/evidence-repository.ts'
import { praises } from '../knowledge/tones.ts'
import type { Wish } from '../understanding/wishes.ts'

const PLEASED = 4
/** Aspects of who came along give no reason to go: 'asaltaron a una pareja' does not make a place romantic. */
const PRAISED_ONLY = new Set(['romántico'])

/** Returns the sentence that best says why a stop suits the wishes: of a pleased reviewer, and without any complaint. */
export const reasonFor = (said: readonly Evidence[], wishes: readonly Wish[]): Evidence | undefined => {
  const speaksFor = ({ sentence, aspects }: Evidence) =>
    wishes.filter(
      ({ aspect }) =>
        aspects.includes(`${aspect}+`) && (!PRAISED_ONLY.has(aspect) || praises(sentence, aspect)),
    ).length
  return said
    .filter((one) => speaksFor(one) > 0 && (one.rating ?? PLEASED) >= PLEASED)
    .filter(({ aspects }) => !aspects.some((tag) => tag.endsWith('-')))
    .toSorted((one, other) => speaksFor(other) - speaksFor(one))[0]
}
