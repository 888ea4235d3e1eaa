import { reviewsAnchor } from '@andariego/contract/reviews-rules'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHandedOn } from '../../platform/drafts/handed-on.ts'
import { useDraft } from '../../platform/drafts/use-draft.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { loginPath } from '../../platform/session/next-page.ts'
import { Button } from '../../ui/actions/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { AskedHere } from './asked-here.tsx'
import { AttachmentField } from './attachments/attachment-field.tsx'
import { useAttachments } from './attachments/use-attachments.ts'
import { useFileDrop } from './attachments/use-file-drop.ts'
import { useFilesLeftBehind } from './attachments/use-files-left-behind.ts'
import { EMPTY_DRAFT, isComplete, type ReviewDraft } from './review-draft.ts'
import { mustSignIn, reviewFailure } from './review-failure.ts'
import { ReviewFields } from './review-fields.tsx'
import styles from './review-form.module.css'
import { usePublishReview } from './use-publish-review.ts'

const SUCCESS_MS = 3000

/** The form for a new review: stars, text, photos and videos. The draft stays until the server or the outbox has the review. */
export const ReviewForm = ({ place }: { place: { id: string; name: string } }) => {
  const placeId = place.id
  const [draft, setDraft, clearDraft] = useDraft<ReviewDraft>(`review:${placeId}`, EMPTY_DRAFT)
  const [question, answered] = useHandedOn(`asked:${placeId}`)
  const { hash, key } = useLocation()
  const files = useAttachments(placeId)
  const { leftBehind, forget } = useFilesLeftBehind(placeId, files.attachments.length)
  const [published, setPublished] = useState(0)
  /** What became of the last one. One that somebody looks at first is not public yet, and a toast says so. */
  const [outcome, setOutcome] = useState<'published' | 'held' | 'waits'>('published')
  const { publish, cancel, isPending, cancelled, waits, error, progressOf } = usePublishReview(
    place,
    (answer) => {
      setOutcome(answer === null ? 'waits' : answer.isWaiting ? 'held' : 'published')
      clearDraft()
      answered()
      files.clear()
      forget()
      setPublished((count) => count + 1)
    },
  )
  const form = useRef<HTMLFormElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  // The focused submit button is disabled once the form is empty, so the focus moves.
  useEffect(() => {
    if (published > 0) form.current?.focus({ preventScroll: true })
  }, [published])
  // Who comes from a question that nobody has answered begins to write.
  const isAsked = question !== '' && hash === `#${reviewsAnchor}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has the same address and another key
  useEffect(() => {
    const field = isAsked ? form.current?.querySelector('textarea') : null
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [isAsked, key])
  const drop = useFileDrop(files.add, !isPending)
  const progress = isPending ? progressOf(files.attachments) : null
  const sent = files.attachments.length > 0 && progress?.every((part) => part === 1)
  const ready = isComplete(draft) && files.attachments.every(({ state }) => state === 'ready')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !ready) return
    publish({ ...draft, attachments: files.attachments })
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0 || isPending) return
    event.preventDefault()
    files.add(pasted)
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={classNames(styles.form, drop.over && styles.over)}
      aria-label="Escribir una reseña"
      noValidate
      onSubmit={submit}
      onPaste={paste}
      {...drop.target}
    >
      {question !== '' && <AskedHere question={question} onDone={answered} />}
      <ReviewFields
        key={published}
        draft={draft}
        onChange={setDraft}
        disabled={isPending}
        name={`rating-${placeId}`}
      />
      <AttachmentField
        {...files}
        onAdd={files.add}
        onRemove={files.remove}
        progress={progress}
        locked={isPending}
      />
      {leftBehind > 0 && <FormMessage kind="info">{leftBehindMessage(leftBehind)}</FormMessage>}
      {error && <Failure error={error} />}
      {cancelled && !isPending && (
        <FormMessage kind="info">Envío cancelado. Lo que escribiste y elegiste sigue aquí.</FormMessage>
      )}
      {waits && <FormMessage kind="info">{waits}</FormMessage>}
      {outcome === 'published' && <Published count={published} />}
      <div className={styles.actions}>
        <Button ref={submitButton} type="submit" busy={isPending} disabled={!ready && !isPending}>
          {isPending ? (sent ? 'Procesando…' : 'Enviando…') : error ? 'Reintentar' : 'Publicar reseña'}
        </Button>
        {isPending && (
          <Button
            variant="secondary"
            onClick={() => {
              cancel()
              // This button goes.
              submitButton.current?.focus()
            }}
          >
            Cancelar
          </Button>
        )}
      </div>
    </form>
  )
}

const leftBehindMessage = (count: number) =>
  count === 1
    ? 'Guardamos lo que escribiste, pero no el archivo que habías elegido. Elígelo otra vez.'
    : `Guardamos lo que escribiste, pero no los ${count} archivos que habías elegido. Elígelos otra vez.`

const Failure = ({ error }: { error: unknown }) => {
  const { pathname, search } = useLocation()
  return (
    <FormMessage>
      {reviewFailure(error)}
      {mustSignIn(error) && (
        <>
          {' '}
          <Link to={loginPath(`${pathname}${search}`)}>Iniciar sesión</Link>
        </>
      )}
    </FormMessage>
  )
}

/** Shows thanks for 3 s after each publication. */
const Published = ({ count }: { count: number }) => {
  const [over, setOver] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(count), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [count])
  return count > over && <FormMessage kind="success">¡Gracias! Tu reseña se publicó.</FormMessage>
}
