import { assistantMessages } from '@andariego/contract/assistant-rules'
import { pages } from '@andariego/contract/pages'
import { loginPath } from '../../platform/session/next-page.ts'
import { useSession } from '../../platform/session/session.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './chat-page.module.css'

const WholeChat = lazyPart(
  async () => (await import('./whole-chat.tsx')).WholeChat,
  <SkeletonGroup>{null}</SkeletonGroup>,
)

/** The conversation on its own page. A signed-in user never sees the invitation to sign in. */
export const ChatPage = () => {
  const session = useSession()
  return (
    <div className={styles.chat}>
      {session ? (
        <WholeChat key={session.user.id} />
      ) : (
        <div className={classNames(styles.prompt, 'only-anonymous')}>
          <p>{assistantMessages.signIn}</p>
          <LinkButton to={loginPath(pages.assistant())}>Iniciar sesión</LinkButton>
        </div>
      )}
    </div>
  )
}
