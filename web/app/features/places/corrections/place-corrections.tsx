import type { Place } from '@andariego/contract/places'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { importAhead } from '../../../platform/rendering/import-code.ts'
import { useBarred } from '../../../platform/session/restriction.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { CorrectionCard } from './correction-card.tsx'
import styles from './corrections.module.css'
import { useCorrections } from './use-corrections.ts'

const load = () => import('./correction-dialog.tsx')
const CorrectionDialog = lazyPart(async () => (await load()).CorrectionDialog)

/** Button for signed-in users to suggest a correction, and the list of open ones. */
export const PlaceCorrections = ({ place }: { place: Place }) => {
  const { data: corrections = [] } = useCorrections(place.id)
  const barred = useBarred('publish')
  const [open, setOpen] = useState(false)
  // Once opened, the dialog stays mounted: an unmounting dialog cannot give the focus back.
  const [needed, setNeeded] = useState(false)
  return (
    <div className={styles.place} data-print="hidden">
      <Button
        variant="quiet"
        size="small"
        icon={<IconPencil aria-hidden="true" />}
        onPointerEnter={() => importAhead(load)}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
        {...barred}
      >
        Sugerir corrección
      </Button>
      {needed && <CorrectionDialog place={place} open={open} onClose={() => setOpen(false)} />}
      {corrections.length > 0 && (
        <section aria-label="Correcciones que esperan respuesta">
          <h2 className={styles.waiting}>Correcciones que esperan respuesta</h2>
          <ul className={styles.list}>
            {corrections.map((correction) => (
              <li key={correction.id}>
                <CorrectionCard correction={correction} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
