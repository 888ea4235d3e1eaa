interface AddressComponent {
  types: string[]
  longText: string | null
}

const CITY_TYPES = ['locality', 'administrative_area_level_2', 'administrative_area_level_1']

/** The locality, otherwise the level-2, otherwise the level-1 administrative area. */
export const cityOf = (components: readonly AddressComponent[]): string | null => {
  for (const type of CITY_TYPES) {
    const found = components.find(({ types }) => types.includes(type))
    if (found?.longText) return found.longText
  }
  return null
}
