import type { Itinerary } from '@andariego/contract/itineraries'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ShareWithGroups } from '../../groups/public.ts'
import { useKeepSharing } from '../use-keep-sharing.ts'
import styles from './share-trip.module.css'
import { TripLinks } from './trip-links.tsx'
import { TripPeople } from './trip-people.tsx'

interface ShareTripDialogProps {
  itinerary: Pick<Itinerary, 'id' | 'name' | 'sharedWith'>
  open: boolean
  onClose: () => void
}

/** Dialog with all ways to share a trip: with single people, with groups, and with everybody who has a link. */
export const ShareTripDialog = ({ itinerary, open, onClose }: ShareTripDialogProps) => {
  const { id, name } = itinerary
  const keepSharing = useKeepSharing(id)
  return (
    <Dialog open={open} onClose={onClose} title="Compartir itinerario">
      <div className={styles.parts}>
        <TripPeople id={id} />
        <section className={styles.part} aria-label="Grupos">
          <h3>Grupos</h3>
          <ShareWithGroups itinerary={itinerary} onShared={keepSharing} />
        </section>
        <TripLinks id={id} name={name} />
      </div>
    </Dialog>
  )
}
