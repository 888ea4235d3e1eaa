import type { PublicProfile } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { IconBan, IconBell, IconBellOff, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Menu, menuItem } from '../../../ui/overlay/menu.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { useMute } from './use-keep-away.ts'

interface PersonMenuProps {
  profile: PublicProfile
  onBlocked: () => void
}

/** A menu to mute or block somebody; not shown on the visitor's own profile. */
export const PersonMenu = ({ profile, onBlocked }: PersonMenuProps) => {
  const { id, isMuted } = profile
  const viewerId = useSession()?.user.id
  const mute = useMute(id)
  const [asks, setAsks] = useState(false)
  const called = calledBy(profile)
  if (viewerId === undefined || viewerId === id) return null
  const toggleMute = () =>
    mute.mutate(!isMuted, {
      onSuccess: () =>
        showToast(
          isMuted
            ? `Volverás a recibir avisos de ${called}.`
            : `Silenciaste a ${called}: sus mensajes llegarán sin avisarte.`,
        ),
      onError: (error) => showToast(formatError(error), { kind: 'error' }),
    })
  return (
    <>
      <Menu label="Más opciones" icon={<IconDots aria-hidden="true" />}>
        <button type="button" className={menuItem} onClick={toggleMute}>
          {isMuted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />}
          {isMuted ? 'Dejar de silenciar' : 'Silenciar'}
        </button>
        <button type="button" className={menuItem} onClick={() => setAsks(true)}>
          <IconBan aria-hidden="true" />
          Bloquear
        </button>
      </Menu>
      <BlockDialog
        userId={id}
        called={called}
        open={asks}
        onClose={() => setAsks(false)}
        onBlocked={onBlocked}
      />
    </>
  )
}
