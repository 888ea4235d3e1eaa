import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from './next-page.ts'
import { getSession, hasSignedOut, useSession } from './session.ts'
import type { StoredSession } from './session-storage.ts'

/**
 * For pages that need a session: sends anonymous visitors to sign in and then back here. Null during hydration and while an
 * anonymous visitor is being redirected: show the page's skeleton then. When the user signs out here, signing out redirects
 * them; until then the page keeps the last session.
 */
export const useRequiredSession = (): StoredSession | null => {
  const session = useSession()
  const [last, setLast] = useState(session)
  if (session !== null && session !== last) setLast(session)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const page = pathname + search + hash
  const isLeaving = last !== null && session === null && hasSignedOut()

  useEffect(() => {
    // Unlike the hook, the store knows the session already during hydration.
    if (session === null && getSession() === null && !isLeaving)
      void navigate(loginPath(page), { replace: true })
  }, [session, isLeaving, navigate, page])

  return isLeaving ? last : session
}
