import { REVIEW_CONTENT_MAX, reviewContentProblem, reviewsMessages } from '@andariego/contract/reviews-rules'
import { useState } from 'react'
import { StarInput } from '../../ui/form/star-input.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { ReviewDraft } from './review-draft.ts'

interface ReviewFieldsProps {
  draft: ReviewDraft
  onChange: (draft: ReviewDraft) => void
  /** True while the review is being sent. */
  disabled: boolean
  /** The name of the radio group, unique on the page. */
  name: string
  autoFocus?: boolean
}

/** Stars and text; each shows its error once it has lost focus. */
export const ReviewFields = ({ draft, onChange, disabled, name, autoFocus }: ReviewFieldsProps) => {
  const [left, setLeft] = useState({ rating: false, content: false })
  const leave = (field: keyof typeof left) => setLeft((before) => ({ ...before, [field]: true }))
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears when the focus leaves the stars */}
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) leave('rating')
        }}
      >
        <StarInput
          label="Tu calificación"
          name={name}
          value={draft.rating}
          onChange={(rating) => onChange({ ...draft, rating })}
          error={(left.rating || left.content) && draft.rating === 0 ? reviewsMessages.ratingRange : null}
          disabled={disabled}
        />
      </div>
      <TextArea
        label="Tu reseña"
        rows={4}
        value={draft.content}
        onChange={({ target }) => onChange({ ...draft, content: target.value })}
        onBlur={() => leave('content')}
        error={left.content ? reviewContentProblem(draft.content) : null}
        placeholder="¿Qué te gustó? ¿Qué conviene saber antes de ir?"
        counterLimit={REVIEW_CONTENT_MAX}
        readOnly={disabled}
        autoFocus={autoFocus}
      />
    </>
  )
}
