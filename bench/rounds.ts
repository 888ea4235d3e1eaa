import { median } from './row.ts'

/** How often both sides are measured, in turns, so that the machine's other load affects both. */
export const ROUNDS = 5
/** The floor always does the same. When its results vary by more than this share, comparisons with it say nothing. */
const STEADY = 0.3

export interface Rounds<Measured> {
  ratio: number
  /** For example '0.79 (0.75 to 0.84)'. */
  told: string
  /** The round with the median ratio. */
  product: Measured
  bare: Measured
  /** Why the result cannot be judged; undefined when it can. */
  unsteady: string | undefined
}

/** Measures both sides in turns; `rate` extracts the compared value of a measurement. */
export const inTurns = async <Measured>(
  measureProduct: () => Promise<Measured>,
  measureBare: () => Promise<Measured>,
  rate: (measured: Measured) => number,
): Promise<Rounds<Measured>> => {
  const rounds: { product: Measured; bare: Measured; ratio: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const product = await measureProduct()
    const bare = await measureBare()
    rounds.push({ product, bare, ratio: rate(product) / rate(bare) })
  }
  const ratios = rounds.map(({ ratio }) => ratio)
  const ratio = median(ratios)
  const bareRates = rounds.map(({ bare }) => rate(bare))
  const moved = (Math.max(...bareRates) - Math.min(...bareRates)) / median(bareRates)
  const middle = rounds.find((round) => round.ratio === ratio)
  if (!middle) throw new Error('Nothing was measured.')
  return {
    ratio,
    told: `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    product: middle.product,
    bare: middle.bare,
    unsteady: moved > STEADY ? `what it is compared with moved by ${(moved * 100).toFixed(0)} %` : undefined,
  }
}
