import { assistantMessages, PLACE_QUESTION_MAX } from '@andariego/contract/assistant-rules'
import { pages } from '@andariego/contract/pages'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { query } from '../../../platform/api/queries.ts'
import { handOn } from '../../../platform/drafts/handed-on.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { AnswerText } from '../answer-text.tsx'
import { Quotes } from '../quotes.tsx'
import { UntoldPrompt } from '../untold-prompt.tsx'
import styles from './place-question.module.css'

/** Focuses the form for the visitor's own review on this page, or the sign-in link that replaces it. */
const goToReview = () => {
  const section = document.getElementById('resenas')
  const ways = section?.querySelectorAll<HTMLElement>(`form textarea, a[href^="${pages.login()}"]`) ?? []
  const [way] = [...ways].filter((element) => element.offsetParent !== null)
  way?.focus()
  ;(way ?? section)?.scrollIntoView({ block: 'center' })
}

/** Why this question cannot be asked. */
const refusalOf = (question: string): string | null => {
  if (question === '') return assistantMessages.questionRequired
  return isLongerThan(question, PLACE_QUESTION_MAX) ? assistantMessages.questionTooLong : null
}

interface PlaceAnswerProps {
  placeId: string
  /** Another object each time that somebody asks, also if the question is the same. */
  asked: { question: string }
}

/** What reviews say about the question, or that no review mentions it yet. */
export const PlaceAnswer = ({ placeId, asked }: PlaceAnswerProps) => {
  const viewer = useSession()?.user.id ?? null
  const { question } = asked
  const answer = query('GET /places/:id/answers', { viewer, params: { id: placeId }, query: { question } })
  const refusal = refusalOf(question)
  const { data, error, isFetching, refetch } = useQuery({ ...answer, enabled: refusal === null })
  const before = useRef(asked)
  useEffect(() => {
    // A review may have come, or gone, since the same question was answered.
    if (before.current !== asked && before.current.question === question && refusal === null) void refetch()
    before.current = asked
  }, [asked, question, refusal, refetch])
  if (refusal !== null) return <FormMessage>{refusal}</FormMessage>
  if (error)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        {formatError(error)}
      </ErrorState>
    )
  if (!data) return <p className={styles.waiting}>Buscando en las reseñas…</p>
  const { text, sources, isUntold } = data.data
  return (
    <div className={styles.answer}>
      <AnswerText>{text}</AnswerText>
      <Quotes sources={sources} />
      {isUntold && (
        <UntoldPrompt>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              handOn(`asked:${placeId}`, question)
              goToReview()
            }}
          >
            Contarlo en una reseña
          </Button>
        </UntoldPrompt>
      )}
    </div>
  )
}
