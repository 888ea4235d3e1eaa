import { pages } from '@andariego/contract/pages'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/api.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'

/** Long enough to read a reason, and to decide to go on to it. */
const SHOWN_MS = 20_000

/** After signing in: tells users whom moderators have restricted so, before they try something in vain. */
export const RestrictionNews = () => {
  const hasJustSignedIn = useSession()?.user.hasJustSignedIn === true
  const navigate = useNavigate()
  const tell = useEffectEvent(async () => {
    const { restriction } = await api('GET /users/me/notices')
    if (restriction === null) return
    const { restrictionMessage } = await import('@andariego/contract/moderation-rules')
    showToast(restrictionMessage(restriction.kind, restriction.until, restriction.reason), {
      kind: 'error',
      durationMs: SHOWN_MS,
      action: { label: 'Ver avisos', run: () => void navigate(pages.notices()) },
    })
  })
  useEffect(() => {
    // If the request fails, whatever they try says it, too.
    if (hasJustSignedIn) tell().catch(() => {})
  }, [hasJustSignedIn])
  return null
}
