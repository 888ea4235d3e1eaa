import { ASSISTANT_SUGGESTIONS } from '@andariego/contract/assistant-suggestions'
import { AnswerText } from './answer-text.tsx'
import { Answer } from './exchange.tsx'
import styles from './welcome.module.css'

const WELCOME =
  '¡Hola! Soy el asistente de Andariego. Busco entre los lugares y las reseñas de la comunidad: dime a dónde quieres ir, pregúntame cómo es un lugar o pídeme un plan.'

/** Suggested questions as buttons. */
export const Suggestions = ({
  label,
  questions,
  onChoose,
}: {
  label: string
  questions: readonly string[]
  onChoose: (question: string) => void
}) => (
  <ul className={styles.suggestions} aria-label={label}>
    {questions.map((question) => (
      <li key={question}>
        <button type="button" className={styles.suggestion} onClick={() => onChoose(question)}>
          {question}
        </button>
      </li>
    ))}
  </ul>
)

/** Shown while there is no history: a greeting with suggested questions. */
export const Welcome = ({ onChoose }: { onChoose: (question: string) => void }) => (
  <>
    <Answer>
      <AnswerText>{WELCOME}</AnswerText>
    </Answer>
    <Suggestions label="Para empezar" questions={ASSISTANT_SUGGESTIONS} onChoose={onChoose} />
  </>
)
