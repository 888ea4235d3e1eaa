import type { PlaceKind } from '@andariego/contract/place-kinds-rules'
import drawings from './place-kinds.generated.svg'

/** Where the drawing of a kind is, for `<use>`. */
export const kindDrawing = (kind: PlaceKind): string => `${drawings}#${kind}`

export const PlaceKindIcon = ({ kind }: { kind: PlaceKind }) => (
  <svg width="15" height="15" aria-hidden="true">
    <use href={kindDrawing(kind)} />
  </svg>
)
