import { countOf } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './conflict-notice.module.css'
import type { Conflict } from './use-itinerary-editor.ts'

const Versions = ({ conflict: { mine, theirs } }: { conflict: Conflict }) => (
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
export const ConflictNotice = ({ conflict }: { conflict: Conflict }) => (
  <FormMessage kind="info">
    Este itinerario cambió en otra pestaña o dispositivo mientras lo editabas.
    <Versions conflict={conflict} />
    <div className={styles.choices}>
      <Button size="small" variant="secondary" onClick={conflict.takeTheirs}>
        Cargar la otra versión
      </Button>
      <Button size="small" variant="secondary" onClick={conflict.keepMine}>
        Conservar la mía
      </Button>
    </div>
  </FormMessage>
)

/** Asks at the moment when something could not be saved because of it. Closing it changes nothing. */
export const ConflictDialog = ({ conflict }: { conflict: Conflict }) => (
  <Dialog
    open={conflict.pressing}
    onClose={conflict.postpone}
    role="alertdialog"
    title="El itinerario cambió en otro lugar"
    actions={
      <>
        <Button variant="secondary" onClick={conflict.takeTheirs}>
          Cargar la otra versión
        </Button>
        <Button onClick={conflict.keepMine}>Conservar la mía</Button>
      </>
    }
  >
    <p>Se guardó en otra pestaña o dispositivo mientras lo editabas. ¿Con cuál sigues?</p>
    <Versions conflict={conflict} />
  </Dialog>
)
