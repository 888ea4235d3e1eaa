import { pages } from '@andariego/contract/pages'
import { reviewAnchor } from '@andariego/contract/reviews-rules'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from '../../platform/rendering/link.tsx'

/** Whether the conversation covers the page, as on a phone: a link then replaces its history entry (see useDialogHistory). */
export const CoveringContext = createContext(false)

/** A link to a place that an answer mentions. */
export const PlaceLink = ({
  placeId,
  reviewId,
  className,
  children,
}: {
  placeId: string
  /** Opens the place's page at this review. */
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
