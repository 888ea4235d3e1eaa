import { PLACE_KIND_GROUPS, type PlaceKind, placeKindName } from '@andariego/contract/place-kinds-rules'

/** All kinds, by group, in alphabetical order. */
export const kindOptions = Object.entries(PLACE_KIND_GROUPS).map(([group, kinds]) => ({
  group,
  options: (kinds.split(' ') as PlaceKind[])
    .map((value) => ({ value, label: placeKindName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es')),
}))
