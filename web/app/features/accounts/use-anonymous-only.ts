import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '../../platform/rendering/link.tsx'
import { useHydrated } from '../../platform/rendering/use-hydrated.ts'
import { nextPage } from '../../platform/session/next-page.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/**
 * For the pages of signing in and up: whoever is signed in, on arrival or by the form, goes on to where they were
 * headed. `className` hides the form from the first frame for those who arrive signed in, and from nobody else.
 */
export const useAnonymousOnly = () => {
  const session = useSession()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isHydrated = useHydrated()
  const [cameAnonymous, setCameAnonymous] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the session says when to look; the store knows it even while the page hydrates
  useEffect(() => {
    if (getSession()) void navigate(nextPage(search), { replace: true })
    else setCameAnonymous(true)
  }, [session, navigate, search])

  return {
    isLeaving: session !== null,
    className: cameAnonymous ? undefined : 'only-anonymous',
    /** Where they are headed; home as long as the server's page stands. */
    next: isHydrated ? nextPage(search) : '/',
  }
}
