import type { PublicProfile } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import { IconBan, IconBell, IconBellOff, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { allows } from '../../../platform/api/allows.ts'
import { formatError } from '../../../platform/api/api.ts'
import { showToast } from '../../../platform/toasts.ts'
import { Menu, menuItem } from '../../../ui/overlay/menu.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { useMute } from './use-keep-away.ts'

interface PersonMenuProps {
  profile: PublicProfile
  onBlocked: () => void
}

/** A menu to mute or block a person; renders nothing for those who may do neither. */
export const PersonMenu = ({ profile, onBlocked }: PersonMenuProps) => {
  const { id, isMuted } = profile
  const mute = useMute(id)
  const [asks, setAsks] = useState(false)
  const called = calledBy(profile)
  if (!allows(profile, 'mute') && !allows(profile, 'block')) return null
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
        {allows(profile, 'mute') && (
          <button type="button" className={menuItem} onClick={toggleMute}>
            {isMuted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />}
            {isMuted ? 'Dejar de silenciar' : 'Silenciar'}
          </button>
        )}
        {allows(profile, 'block') && (
          <button type="button" className={menuItem} onClick={() => setAsks(true)}>
            <IconBan aria-hidden="true" />
            Bloquear
          </button>
        )}
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
