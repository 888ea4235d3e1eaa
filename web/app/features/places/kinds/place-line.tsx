import { type PlaceKind, placeKindName } from '@andariego/contract/place-kinds-rules'
import { IconMapPin } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { PlaceKindIcon } from './place-kind-icon.tsx'

interface PlaceLineProps {
  kind: PlaceKind | null
  where: ReactNode
  /** Shows only the icon, to leave more space for the location; the word is there for screen readers. */
  short?: boolean
}

/** A place's kind and location in one line of a card, cut with an ellipsis. */
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
