/** Returns the place of an id in ascending ids; -1 when it is not among them. */
export const indexInSorted = (ids: Float64Array, id: number): number => {
  let [low, high] = [0, ids.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] as number) < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? low : -1
}
