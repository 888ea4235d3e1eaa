import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './share-trip.module.css'
import { TripLinks } from './trip-links.tsx'
import { TripPeople } from './trip-people.tsx'

interface ShareTripDialogProps {
  trip: { id: string; name: string }
  open: boolean
  onClose: () => void
}

/** Dialog that lists with whom a trip is shared besides groups: single people, and everybody who has a link. */
export const ShareTripDialog = ({ trip, open, onClose }: ShareTripDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Personas y enlaces">
    <div className={styles.parts}>
      <TripPeople id={trip.id} />
      <TripLinks id={trip.id} name={trip.name} />
    </div>
  </Dialog>
)
