import type { ChatMessage } from '@andariego/contract/assistant'
import { assistantMessages } from '@andariego/contract/assistant-rules'
import { WITHHELD_ANSWER } from '@andariego/contract/moderation-rules'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { AnswerText } from './answer-text.tsx'
import { CreateItinerary } from './create-itinerary.tsx'
import styles from './exchange.module.css'
import { Quotes } from './quotes.tsx'
import { SavePlan } from './save-plan.tsx'
import { Sources } from './sources.tsx'
import { TellUntold } from './tell-untold.tsx'
import type { Asked } from './use-chat.ts'
import { Verdict } from './verdict.tsx'

const Question = ({ children }: { children: string }) => (
  <p className={styles.question} data-question="">
    <VisuallyHidden>Tú: </VisuallyHidden>
    {children}
  </p>
)

/** A message of the assistant, or the sign that it is writing. */
export const Answer = ({ children }: { children: ReactNode }) => (
  <div className={styles.answer}>
    <VisuallyHidden>Asistente: </VisuallyHidden>
    {children}
  </div>
)

const Writing = () => (
  <span className={styles.writing} role="img" aria-label="Escribiendo…">
    <span />
    <span />
    <span />
  </span>
)

interface AgainProps {
  onAgain: (() => void) | null
}
const Again = ({ onAgain }: AgainProps) =>
  onAgain && (
    <Button variant="quiet" size="small" icon={<IconRefresh aria-hidden="true" />} onClick={onAgain}>
      Enviar de nuevo
    </Button>
  )

/** A stored question with its answer. */
export const Exchange = ({ kept, onAgain }: { kept: ChatMessage } & AgainProps) => (
  <>
    <Question>{kept.message}</Question>
    <Answer>
      {kept.response !== '' && <AnswerText>{kept.response}</AnswerText>}
      {kept.status === 'writing' && <Writing />}
      {kept.status === 'stopped' && <p className={styles.note}>{assistantMessages.stopped}</p>}
      {kept.itineraryDraft && (
        <div className={styles.plan}>
          <SavePlan answerId={kept.id} />
          <CreateItinerary draft={kept.itineraryDraft} />
        </div>
      )}
      <TellUntold sources={kept.sources} />
      <Quotes sources={kept.sources} />
      <Sources sources={kept.sources} />
      {kept.status === 'done' && kept.response !== WITHHELD_ANSWER && <Verdict answer={kept} />}
      {(kept.status === 'failed' || kept.status === 'stopped') && <Again onAgain={onAgain} />}
    </Answer>
  </>
)

/** A question whose answer is on its way or was refused. */
export const NewExchange = ({ asked, onAgain }: { asked: Asked } & AgainProps) => (
  <>
    <Question>{asked.message}</Question>
    <Answer>
      {asked.text !== '' && <AnswerText>{asked.text}</AnswerText>}
      {asked.problem === null ? <Writing /> : <p>{asked.problem || assistantMessages.failed}</p>}
      {asked.problem !== null && <Again onAgain={onAgain} />}
    </Answer>
  </>
)
