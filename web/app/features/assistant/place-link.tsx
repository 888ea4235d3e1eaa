import { createContext, type ReactNode, useContext } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { placePath } from '../places/public.ts'

/**
 * Whether the conversation covers the page, as on a phone: what leads elsewhere then takes the place of its entry in the
 * history (see useDialogHistory).
 */
export const CoveringContext = createContext(false)

/** The way to a place that an answer speaks of. */
export const PlaceLink = ({
  placeId,
  className,
  children,
}: {
  placeId: string
  className?: string
  children: ReactNode
}) => (
  <Link to={placePath(placeId)} className={className} prefetch="none" replace={useContext(CoveringContext)}>
    {children}
  </Link>
)
