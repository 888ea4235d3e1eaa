import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import drawings from './place-kinds.generated.svg'

/** The address of a kind's icon, for `<use>`. */
export const kindDrawing = (kind: PlaceKind): string => `${drawings}#${kind}`

export const PlaceKindIcon = ({ kind }: { kind: PlaceKind }) => (
  <svg width="15" height="15" aria-hidden="true">
    <use href={kindDrawing(kind)} />
  </svg>
)
