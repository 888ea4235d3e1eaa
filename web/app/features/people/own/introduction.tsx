import { pages } from '@andariego/contract/pages'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/api.ts'
import { keepWithUser, useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'

const SHOWN_MS = 15_000

/** Asks for a name once, after the first sign-in of an account. */
export const Introduction = () => {
  const user = useSession()?.user
  const navigate = useNavigate()
  const id = user?.hasJustSignedIn === true ? user.id : undefined
  useEffect(() => {
    if (id === undefined) return
    keepWithUser(id, { hasJustSignedIn: undefined })
    const ask = async () => {
      const { data: profile } = await api('GET /users/me/profile')
      // Whoever is restricted is asked at the first sign-in when they may choose one.
      if (profile.wasAsked || profile.name !== null || !profile.may.includes('edit')) return
      const { data } = await api('POST /users/me/profile/asked')
      if (!data.first) return
      showToast('¿Cómo quieres que te llamemos? Con un nombre, nadie verá tu correo.', {
        kind: 'info',
        durationMs: SHOWN_MS,
        action: { label: 'Elegir nombre', run: () => void navigate(pages.account()) },
      })
    }
    // A failure is ignored: the user is asked at the next sign-in.
    ask().catch(() => {})
  }, [id, navigate])
  return null
}
