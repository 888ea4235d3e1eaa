import { median, type Row } from '../row.ts'

const ROUNDS = 5
const NUMBERS = 300_000

/** Sorts the same numbers each time: work of one core and its memory, in code that no change of the product touches. */
const fixedWork = (): number => {
  let state = 1
  const numbers = Array.from({ length: NUMBERS }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String(state)
  })
  const began = performance.now()
  numbers.sort()
  return performance.now() - began
}

/** How fast this machine is while the others are measured: figures in ms of two runs are comparable only where this one is the same. */
export const machineSpeed = async (): Promise<Row[]> => {
  const times = Array.from({ length: ROUNDS }, fixedWork)
  const [least, most] = [Math.min(...times), Math.max(...times)]
  return [
    {
      what: `The machine itself: sorting ${NUMBERS} texts on one core`,
      figure: `${median(times).toFixed(0)} ms (median of ${ROUNDS}, ${least.toFixed(0)} to ${most.toFixed(0)})`,
      target: 'told',
      ok: null,
    },
  ]
}
