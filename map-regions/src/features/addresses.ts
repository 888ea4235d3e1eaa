import type { Tags } from '../osm/block.ts'

export interface HouseAddress {
  street: string
  number: string
  city: string | null
}

/** Returns the street and house number in a thing's tags; null without both. */
export const addressOf = (tags: Tags): HouseAddress | null => {
  const number = tags.get('addr:housenumber')
  const street = tags.get('addr:street') ?? tags.get('addr:place')
  return number && street ? { street, number, city: tags.get('addr:city') ?? null } : null
}
