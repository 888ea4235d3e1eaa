/** Returns the indexes of the longest increasing subsequence; its numbers need not stand next to each other. */
export const longestRun = (numbers: readonly number[]): Set<number> => {
  const lengths: number[] = []
  const befores: number[] = []
  let last = -1
  for (const [index, number] of numbers.entries()) {
    let before = -1
    for (let earlier = 0; earlier < index; earlier++)
      if ((numbers[earlier] ?? 0) < number && (lengths[earlier] ?? 0) > (lengths[before] ?? 0))
        before = earlier
    lengths[index] = (lengths[before] ?? 0) + 1
    befores[index] = before
    if ((lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index
  }
  const run = new Set<number>()
  for (let index = last; index >= 0; index = befores[index] ?? -1) run.add(index)
  return run
}
