import { pages } from '@andariego/contract/pages'
import { IconMessageCircle } from '@tabler/icons-react'
import { countOf } from '../../platform/format/format.ts'
import { IconLink } from '../../ui/actions/icon-button.tsx'
import { useUnreadCount } from './unread-query.ts'

/** The link to the messages, with a dot while some are unread. Only for signed-in users, who alone load its code. */
export const MessagesLink = () => {
  const unread = useUnreadCount()
  const waiting = unread > 0
  return (
    <IconLink
      to={pages.chats()}
      label={waiting ? `Mensajes: ${countOf(unread, 'sin leer', 'sin leer')}` : 'Mensajes'}
      icon={<IconMessageCircle aria-hidden="true" />}
      dot={waiting}
    />
  )
}
