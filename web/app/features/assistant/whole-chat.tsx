import styles from './chat-page.module.css'
import { Conversation } from './conversation.tsx'
import { NewChat } from './new-chat.tsx'
import { useChat } from './use-chat.ts'

/** The conversation in the full width of its page. */
export const WholeChat = () => {
  const chat = useChat()
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>Responde con los lugares y las reseñas de la comunidad.</p>
        <NewChat chat={chat} />
      </div>
      <Conversation chat={chat} />
    </>
  )
}
