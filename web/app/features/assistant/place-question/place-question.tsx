import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { importAhead } from '../../../platform/rendering/import-code.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import styles from './place-question.module.css'

const PlaceAnswer = lazyPart(
  async () => (await import('./place-answer.tsx')).PlaceAnswer,
  <p className={styles.waiting}>Buscando en las reseñas…</p>,
)

/** A field for a question about one place; the answer appears below it. The code that answers loads with the first question. */
export const PlaceQuestion = ({ placeId }: { placeId: string }) => {
  const [asked, setAsked] = useState<{ question: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // A visitor who sent the form before hydration comes back to the page with the question in this parameter.
  useEffect(() => {
    const sent = new URLSearchParams(location.search).get('pregunta')
    const field = input.current
    // What somebody has typed since the page came is not replaced by what was asked before.
    if (!sent || !field || ![sent, ''].includes(field.value)) return
    field.value = sent
    setAsked({ question: sent })
  }, [])

  const keep = () => {
    const field = input.current
    if (field)
      importAhead(
        () => import('./keep-question.ts'),
        ({ keepQuestion }) => keepQuestion(field, placeId),
      )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked({ question: input.current?.value.trim() ?? '' })
  }
  return (
    <section className={styles.section} data-print="hidden">
      <SectionHeading title={<label htmlFor={id}>Pregunta sobre este lugar</label>} />
      <form className={styles.form} onSubmit={submit} onFocus={keep}>
        <input
          ref={input}
          id={id}
          name="pregunta"
          className={styles.input}
          placeholder="¿Se paga entrada? ¿Hay baños?"
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">Preguntar</Button>
      </form>
      <div role="status">{asked !== null && <PlaceAnswer placeId={placeId} asked={asked} />}</div>
    </section>
  )
}
