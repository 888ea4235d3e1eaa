import type { Place } from '@andariego/contract/places'

/** Lower case, without accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The places whose name, address or city contain all the words. */
export const placesMatching = (places: readonly Place[], text: string): Place[] => {
  const words = folded(text).split(/\s+/).filter(Boolean)
  return places.filter(({ name, address, city }) => {
    const searched = folded(`${name}\n${address}\n${city ?? ''}`)
    return words.every((word) => searched.includes(word))
  })
}
