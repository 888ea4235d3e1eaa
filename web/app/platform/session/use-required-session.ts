import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '../rendering/link.tsx'
import { loginPath } from './next-page.ts'
import { getSession, hasSignedOut, useSession } from './session.ts'
import type { StoredSession } from './session-storage.ts'

/**
 * For pages that are nothing without a session: sends an anonymous visitor to sign in and then back here. Null while
 * the page hydrates and while an anonymous visitor is on their way: show the page's skeleton. Whoever signs out here
 * is led elsewhere by that; until then their page stays as it was.
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
    // The store knows the visitor even while the page hydrates.
    if (session === null && getSession() === null && !isLeaving)
      void navigate(loginPath(page), { replace: true })
  }, [session, isLeaving, navigate, page])

  return isLeaving ? last : session
}
