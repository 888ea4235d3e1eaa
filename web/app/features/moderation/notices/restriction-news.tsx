import type { Restriction } from '@andariego/contract/moderation'
import { pages } from '@andariego/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, api } from '../../../platform/api/api.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { importAhead } from '../../../platform/rendering/import-code.ts'
import { keepRestriction, restrictionOf } from '../../../platform/session/restriction.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'

/** The longest delay of a timer; longer ones would fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1
/** After the end of a restriction, so that the server's clock has passed it, too. */
const CLOCKS_DIFFER_MS = 1_000

/** Asks for the user's restriction and stores it with the session, where the screens' buttons read it. */
const learnRestriction = async () => {
  const userId = getSession()?.user.id
  if (userId === undefined) return
  const { restriction } = await api('GET /users/me/notices')
  keepRestriction(userId, restriction)
}
// If the request fails, whatever the user tries says it, too.
const learn = () => void learnRestriction().catch(() => {})

const isRestricted = (error: unknown) => error instanceof ApiError && error.code === 'restricted'

/**
 * Keeps the session's restriction true to what moderators decided: by the live events, of which each stream begins with the
 * current one; without a stream after signing in, when a change is refused, and with each page load while one is known.
 */
const useKeptRestriction = (restriction: Restriction | null) => {
  const user = useSession()?.user
  const client = useQueryClient()
  const hasJustSignedIn = user?.hasJustSignedIn === true
  const until = restriction?.until ?? null
  const learnIfKnown = useEffectEvent(() => {
    if (hasJustSignedIn || restriction !== null) learn()
  })
  useEffect(() => learnIfKnown(), [])
  useLiveEvent('restriction', (event) => {
    const userId = getSession()?.user.id
    if (userId !== undefined) keepRestriction(userId, event.restriction)
  })
  useEffect(() => {
    if (until === null) return
    const wait = Date.parse(until) - Date.now() + CLOCKS_DIFFER_MS
    const timer = setTimeout(learn, Math.min(wait, TIMER_MAX_MS))
    return () => clearTimeout(timer)
  }, [until])
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && isRestricted(mutation?.state.error)) learn()
      }),
    [client],
  )
  const learnUnlessKnown = useEffectEvent(() => {
    if (restriction === null) learn()
  })
  useEffect(
    () =>
      // Only a closed account is refused what it reads.
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && isRestricted(event.action.error))
          learnUnlessKnown()
      }),
    [client],
  )
}

/**
 * Tells users as soon as moderators restrict them, before they try something in vain, and when that ends. What the page shows is
 * fetched again, because responses list what the user may do.
 */
export const RestrictionNews = () => {
  const user = useSession()?.user
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOnNotices = useLocation().pathname === pages.notices()
  const restriction = restrictionOf(user)
  useKeptRestriction(restriction)
  const state = JSON.stringify([user?.id, restriction])
  const told = useRef({ userId: user?.id, state })
  const tell = useEffectEvent(() => {
    void client.invalidateQueries()
    // The page of notices says it itself.
    if (isOnNotices && restriction !== null) return
    importAhead(
      () => import('../../../platform/session/tell-restriction.ts'),
      ({ tellRestriction }) =>
        tellRestriction(restriction, { label: 'Ver avisos', run: () => void navigate(pages.notices()) }),
    )
  })
  useEffect(() => {
    const { userId, state: before } = told.current
    told.current = { userId: user?.id, state }
    if (userId === user?.id && before !== state) tell()
  }, [user?.id, state])
  return null
}
