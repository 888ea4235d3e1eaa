import { createContext, type ReactNode, useContext } from 'react'
import { Link } from '../../platform/link.tsx'
import { placePath } from '../places/public.ts'

/**
 * Where the conversation covers the page, as on a phone: what leaves it closes it, and takes the place of its entry in the
 * history.
 */
export const CoveringContext = createContext<(() => void) | null>(null)

/** The way to a place that an answer speaks of. */
export const PlaceLink = ({
  placeId,
  className,
  children,
}: {
  placeId: string
  className?: string
  children: ReactNode
}) => {
  const leave = useContext(CoveringContext)
  return (
    <Link
      to={placePath(placeId)}
      className={className}
      prefetch="none"
      replace={leave !== null}
      onClick={leave ?? undefined}
    >
      {children}
    </Link>
  )
}
