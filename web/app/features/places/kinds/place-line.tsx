import { type PlaceKind, placeKindName } from '@andariego/contract/place-kinds-rules'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { PlaceKindIcon } from './place-kind-icon.tsx'

interface PlaceLineProps {
  kind: PlaceKind | null
  where: ReactNode
  /** There is more to say of where it is: the drawing alone tells the kind, and its word is only read aloud. */
  short?: boolean
}

/** What a place is and where, for a line of a card that is cut where it ends. */
export const PlaceLine = ({ kind, where, short }: PlaceLineProps) => {
  if (kind === null)
    return (
      <>
        <IconMapPin aria-hidden="true" />
        <span>{where}</span>
      </>
    )
  const word = `${placeKindName(kind)} · `
  return (
    <>
      <PlaceKindIcon kind={kind} />
      <span>
        {short ? <VisuallyHidden>{word}</VisuallyHidden> : word}
        {where}
      </span>
    </>
  )
}
