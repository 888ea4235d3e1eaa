import { IconMessageCircle } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { PresentHere } from './present-people.tsx'
import styles from './stop-company.module.css'
import { useCompanyAt } from './trip-company.tsx'

const Comments = lazyPart(async () => (await import('./comments.tsx')).Comments)

const StopFiles = lazyPart(async () => (await import('../files/stop-files.tsx')).StopFiles)

const NO_COMPANY = { tripId: null, comments: null, present: [], files: [] }

interface StopCompanyProps {
  stopId: string
  placeName: string
  /** Further controls of the stop, besides its comments. */
  children?: ReactNode
}

/** A stop's files, the people who are at it, and its comments. */
export const StopCompany = ({ stopId, placeName, children }: StopCompanyProps) => {
  const company = useCompanyAt(stopId)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const id = useId()
  const { tripId, comments, present, files } = company ?? NO_COMPANY
  const count = comments?.length ?? 0
  return (
    <>
      {tripId !== null && files.length > 0 && <StopFiles tripId={tripId} files={files} />}
      <PresentHere present={present} />
      <div className={styles.row} data-print="hidden">
        {tripId !== null && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open)
              setWasOpened(true)
            }}
          >
            <IconMessageCircle aria-hidden="true" />
            {count === 0 ? 'Comentar' : countOf(count, 'comentario', 'comentarios')}
            <VisuallyHidden> sobre {placeName}</VisuallyHidden>
          </button>
        )}
        {children}
      </div>
      {/* Only hidden when it is closed: a comment may be under way, and if it fails, its text is in the field. */}
      <div id={id} hidden={!open} data-print="hidden">
        {tripId !== null && wasOpened && (
          <Comments tripId={tripId} stopId={stopId} placeName={placeName} comments={comments ?? []} />
        )}
      </div>
    </>
  )
}
