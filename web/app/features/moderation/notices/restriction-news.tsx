import { pages } from '@andariego/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, api } from '../../../platform/api/api.ts'
import { keepRestriction, tellRestriction } from '../../../platform/session/restriction.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'

/** Asks for the user's restriction and stores it with the session, where the screens' buttons read it. */
const learnRestriction = async () => {
  const userId = getSession()?.user.id
  if (userId === undefined) return null
  const { restriction } = await api('GET /users/me/notices')
  keepRestriction(userId, restriction)
  return restriction
}

const ignored = () => {}

/**
 * After signing in: tells users whom moderators have restricted so, before they try something in vain. Later it learns of a new
 * restriction when a change is refused, and with each page load whether a known one still holds.
 */
export const RestrictionNews = () => {
  const user = useSession()?.user
  const client = useQueryClient()
  const hasJustSignedIn = user?.hasJustSignedIn === true
  const isKnown = Boolean(user?.restriction)
  const navigate = useNavigate()
  const tell = useEffectEvent(async () => {
    const restriction = await learnRestriction()
    if (restriction === null) return
    await tellRestriction(restriction, { label: 'Ver avisos', run: () => void navigate(pages.notices()) })
  })
  const learnAgain = useEffectEvent(() => {
    if (isKnown) learnRestriction().catch(ignored)
  })
  useEffect(() => {
    // If the request fails, whatever they try says it, too.
    if (hasJustSignedIn) tell().catch(ignored)
    else learnAgain()
  }, [hasJustSignedIn])
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        const error = mutation?.state.error
        if (type === 'updated' && error instanceof ApiError && error.code === 'restricted')
          learnRestriction().catch(ignored)
      }),
    [client],
  )
  return null
}
