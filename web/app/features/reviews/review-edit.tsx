import type { Review } from '@andariego/contract/reviews'
import type { FormEvent } from 'react'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { isComplete } from './review-draft.ts'
import { reviewFailure } from './review-failure.ts'
import { ReviewFields } from './review-fields.tsx'
import styles from './review-form.module.css'
import { useEditReview } from './use-edit-review.ts'

/** Form to change the stars and text of the viewer's own review, shown in its place. */
export const ReviewEdit = ({ review, onDone }: { review: Review; onDone: () => void }) => {
  const { rating, content } = review
  const [draft, setDraft, clearDraft] = useDraft(`review-edit:${review.id}`, { rating, content })
  const finish = () => {
    clearDraft()
    onDone()
  }
  const { mutate, isPending, error } = useEditReview(review.id, finish)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isComplete(draft)) return
    mutate(draft)
  }
  return (
    <form className={styles.edit} aria-label="Editar reseña" noValidate onSubmit={save}>
      <ReviewFields
        draft={draft}
        onChange={setDraft}
        disabled={isPending}
        name={`rating-${review.id}`}
        autoFocus
      />
      {error && <FormMessage>{reviewFailure(error)}</FormMessage>}
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={isPending} disabled={!isComplete(draft)}>
          {isPending ? 'Guardando…' : 'Guardar cambios'}
        </Button>
        <Button variant="quiet" size="small" onClick={finish} disabled={isPending}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
