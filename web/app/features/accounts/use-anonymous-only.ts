import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../platform/rendering/use-hydrated.ts'
import { nextPage } from '../../platform/session/next-page.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/**
 * For the login and registration pages: sends a signed-in user, on arrival or after the form, on to the page they wanted.
 * `className` hides the form from the first frame for those who arrive signed in, and for nobody else.
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
    /** The page to go to. During hydration it is home, as in the server's HTML. */
    next: isHydrated ? nextPage(search) : '/',
  }
}
