import { countOf } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './conflict-notice.module.css'
import type { ItineraryDraft } from './itinerary-draft.ts'

interface ConflictProps {
  mine: ItineraryDraft
  theirs: ItineraryDraft
  onTakeTheirs: () => void
  onKeepMine: () => void
}

const Versions = ({ mine, theirs }: Pick<ConflictProps, 'mine' | 'theirs'>) => (
  <dl className={styles.versions}>
    {[
      { title: 'La otra versión', draft: theirs },
      { title: 'La tuya', draft: mine },
    ].map(({ title, draft }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          «{draft.name.trim() || 'Sin nombre'}» · {countOf(draft.stops.length, 'lugar', 'lugares')}
        </dd>
      </div>
    ))}
  </dl>
)

/** Stays above the editor as long as it is open which version counts. */
export const ConflictNotice = ({ onTakeTheirs, onKeepMine, ...versions }: ConflictProps) => (
  <FormMessage kind="info">
    Este itinerario cambió en otra pestaña o dispositivo mientras lo editabas.
    <Versions {...versions} />
    <div className={styles.choices}>
      <Button size="small" variant="secondary" onClick={onTakeTheirs}>
        Cargar la otra versión
      </Button>
      <Button size="small" variant="secondary" onClick={onKeepMine}>
        Conservar la mía
      </Button>
    </div>
  </FormMessage>
)

/** Asks at the moment when something could not be saved because of it. Closing it changes nothing. */
export const ConflictDialog = ({
  open,
  onClose,
  onTakeTheirs,
  onKeepMine,
  ...versions
}: ConflictProps & { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    role="alertdialog"
    title="El itinerario cambió en otro lugar"
    actions={
      <>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Cargar la otra versión
        </Button>
        <Button onClick={onKeepMine}>Conservar la mía</Button>
      </>
    }
  >
    <p>Se guardó en otra pestaña o dispositivo mientras lo editabas. ¿Con cuál sigues?</p>
    <Versions {...versions} />
  </Dialog>
)
