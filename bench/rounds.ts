import { median } from './row.ts'

/** So many times both sides are measured, in turns: what else the machine does meets both. */
export const ROUNDS = 5
/** The floor does the same each time. When it moves by more than this, what is measured against it says nothing. */
const STEADY = 0.3

export interface Rounds<Measured> {
  ratio: number
  /** '0.79 (0.75 to 0.84)' */
  told: string
  /** The round whose ratio stands for all. */
  product: Measured
  bare: Measured
  /** Why nothing can be judged by it; undefined where it can. */
  unsteady: string | undefined
}

/** Measures both sides in turns; `rate` is what one measurement is compared by. */
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
