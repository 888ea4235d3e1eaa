import { assistantMessages } from '@andariego/contract/assistant-rules'
import { pages } from '@andariego/contract/pages'
import { IconArrowsDiagonal, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../platform/rendering/link.tsx'
import { loginPath } from '../../platform/session/next-page.ts'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import iconButton from '../../ui/actions/icon-button.module.css'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { useDialogHistory } from '../../ui/overlay/use-dialog-history.ts'
import styles from './chat-panel.module.css'
import { Conversation } from './conversation.tsx'
import { NewChat } from './new-chat.tsx'
import { CoveringContext } from './place-link.tsx'
import { useChat } from './use-chat.ts'

/** Below breakpoint 'md' the panel covers the page. */
const COVERS = '(width < 62em)'

interface PanelProps {
  onClose: () => void
  covers: boolean
}

const Head = ({ onClose, children }: Pick<PanelProps, 'onClose'> & { children?: ReactNode }) => (
  <div className={styles.head}>
    <h2 className={styles.title}>Asistente de viajes</h2>
    {children}
    <IconButton label="Cerrar el asistente" icon={<IconX aria-hidden="true" />} onClick={onClose} />
  </div>
)

const SignInFirst = ({ onClose, covers }: PanelProps) => {
  const { pathname, search } = useLocation()
  return (
    <>
      <Head onClose={onClose} />
      <div className={styles.prompt}>
        <p>{assistantMessages.signIn}</p>
        <LinkButton to={loginPath(`${pathname}${search}`)} replace={covers} data-autofocus>
          Iniciar sesión
        </LinkButton>
      </div>
    </>
  )
}

const Chat = ({ onClose, covers }: PanelProps) => {
  const chat = useChat()
  return (
    <>
      <Head onClose={onClose}>
        <NewChat chat={chat} />
        <Link
          to={pages.assistant()}
          className={iconButton.button}
          title="Abrir en una página"
          aria-label="Abrir en una página"
          prefetch="none"
          replace={covers}
        >
          <IconArrowsDiagonal aria-hidden="true" />
        </Link>
      </Head>
      <Conversation chat={chat} />
    </>
  )
}

/** The floating conversation: beside the page on wide screens, over it on phones. */
export const ChatPanel = ({ onClose }: { onClose: () => void }) => {
  const session = useSession()
  const panel = useRef<HTMLDivElement>(null)
  const [covers, setCovers] = useState(() => matchMedia(COVERS).matches)
  const { key } = useLocation()
  const page = useRef(key)
  useDialogHistory(covers, onClose)
  // A panel that covers the page closes once the next page is shown, not when the link is pressed: the next page replaces the
  // panel's history entry.
  useEffect(() => {
    if (covers && page.current !== key) onClose()
    page.current = key
  }, [covers, key, onClose])
  useEffect(() => {
    const query = matchMedia(COVERS)
    const change = () => setCovers(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus]')
    // On a phone, focusing the text field would open the keyboard and hide the earlier messages.
    if (matchMedia(COVERS).matches && first?.tagName === 'TEXTAREA') panel.current?.focus()
    else first?.focus()
  }, [])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // In the dialog that asks, Escape is the answer 'no', and the panel stays.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    event.stopPropagation()
    onClose()
  }
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Asistente de viajes"
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={press}
    >
      <CoveringContext value={covers}>
        {session ? (
          <Chat key={session.user.id} onClose={onClose} covers={covers} />
        ) : (
          <SignInFirst onClose={onClose} covers={covers} />
        )}
      </CoveringContext>
    </div>
  )
}
