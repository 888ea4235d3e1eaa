import type { Itinerary } from '@andariego/contract/itineraries'
import { SavingNote } from '../trip/saving-note.tsx'
import { useTrip } from '../trip/use-trip.ts'
import { ItineraryEditor } from './itinerary-editor.tsx'

/** The editor of an existing itinerary, which also knows its changes that wait to be sent. */
export const EditedTrip = ({ itinerary }: { itinerary: Itinerary }) => {
  const { trip, sendLater, stuck } = useTrip(itinerary)
  return (
    <>
      <SavingNote stuck={stuck} />
      <ItineraryEditor itinerary={trip} sendLater={sendLater} />
    </>
  )
}
