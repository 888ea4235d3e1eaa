/** A priority queue: removes the item with the smallest key first. */
export class Heap {
  private keys: number[] = []
  private items: number[] = []

  get size(): number {
    return this.items.length
  }

  push(item: number, key: number): void {
    const { keys, items } = this
    let at = items.length
    while (at > 0) {
      const parent = (at - 1) >> 1
      if ((keys[parent] as number) <= key) break
      keys[at] = keys[parent] as number
      items[at] = items[parent] as number
      at = parent
    }
    keys[at] = key
    items[at] = item
  }

  pop(): number {
    const { keys, items } = this
    const top = items[0] as number
    const [key, item] = [keys.pop() as number, items.pop() as number]
    const length = items.length
    if (length > 0) {
      let at = 0
      for (;;) {
        let child = at * 2 + 1
        if (child >= length) break
        if (child + 1 < length && (keys[child + 1] as number) < (keys[child] as number)) child++
        if ((keys[child] as number) >= key) break
        keys[at] = keys[child] as number
        items[at] = items[child] as number
        at = child
      }
      keys[at] = key
      items[at] = item
    }
    return top
  }
}
