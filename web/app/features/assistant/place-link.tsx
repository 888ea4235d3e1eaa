import { pages } from '@andariego/contract/pages'
import { reviewAnchor } from '@andariego/contract/reviews-rules'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from '../../platform/rendering/link.tsx'

/**
 * Whether the conversation covers the page, as on a phone: what leads elsewhere then takes the place of its entry in the
 * history (see useDialogHistory).
 */
export const CoveringContext = createContext(false)

/** The way to a place that an answer speaks of. */
export const PlaceLink = ({
  placeId,
  reviewId,
  className,
  children,
}: {
  placeId: string
  /** Opens the page at this review. */
  reviewId?: string
  className?: string
  children: ReactNode
}) => (
  <Link
    to={`${pages.place({ id: placeId })}${reviewId ? `#${reviewAnchor(reviewId)}` : ''}`}
    className={className}
    prefetch="none"
    replace={useContext(CoveringContext)}
  >
    {children}
  </Link>
)
