import type { Itinerary, PlannedStop, TripPhotos } from '@andariego/contract/itineraries'
import type { MediaFile } from '@andariego/contract/media'
import { inDayOrder } from '../stop.ts'

/** A photo of the day, and where it was taken. */
export interface DayPhoto {
  media: MediaFile
  placeName: string
}

export interface BookDay {
  date: string
  /** From 1. */
  number: number
  stops: readonly PlannedStop[]
  title: string | null
  note: string | null
  photos: readonly DayPhoto[]
}

/** More would be an album, and not a page. */
const PHOTOS_A_DAY = 6

const photosOf = (stops: readonly PlannedStop[], photos: readonly TripPhotos[]): DayPhoto[] => {
  const ofStops = stops.map(({ place }) =>
    photos
      .filter(({ placeId }) => placeId === place.id)
      .flatMap(({ media }) => media)
      .filter(({ mimeType }) => mimeType.startsWith('image/'))
      .map((media) => ({ media, placeName: place.name })),
  )
  // Each stop shows its first photo before another one shows its second.
  const rounds = Math.max(0, ...ofStops.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => ofStops.flatMap((one) => one[round] ?? []))
    .flat()
    .slice(0, PHOTOS_A_DAY)
}

/** The days of a trip as a book tells them, earliest first. */
export const bookDaysOf = (trip: Itinerary, photos: readonly TripPhotos[]): BookDay[] =>
  [...Map.groupBy(inDayOrder(trip.items), ({ date }) => date)].map(([date, stops], index) => {
    const described = trip.days.find((day) => day.date === date)
    return {
      date,
      number: index + 1,
      stops,
      title: described?.title ?? null,
      note: described?.note ?? null,
      photos: photosOf(stops, photos),
    }
  })
