import { IconMessageCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { PresentHere } from './present-people.tsx'
import styles from './stop-company.module.css'
import { useCompanyAt } from './trip-company.tsx'

const Comments = lazyPart(async () => (await import('./comments.tsx')).Comments)

const StopFiles = lazyPart(async () => (await import('../files/stop-files.tsx')).StopFiles)

/** A stop's files, the people who are at it, and its comments. */
export const StopCompany = ({ stopId, placeName }: { stopId: string; placeName: string }) => {
  const company = useCompanyAt(stopId)
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!company) return null
  const { tripId, comments, present, files } = company
  const count = comments?.length ?? 0
  return (
    <>
      {files.length > 0 && <StopFiles tripId={tripId} files={files} />}
      <PresentHere present={present} />
      <div data-print="hidden">
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconMessageCircle aria-hidden="true" />
          {count === 0 ? 'Comentar' : countOf(count, 'comentario', 'comentarios')}
          <VisuallyHidden> sobre {placeName}</VisuallyHidden>
        </button>
        <div id={id}>
          {open && (
            <Comments tripId={tripId} stopId={stopId} placeName={placeName} comments={comments ?? []} />
          )}
        </div>
      </div>
    </>
  )
}
