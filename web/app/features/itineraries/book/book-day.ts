import type { Itinerary, PlannedStop, TripPhotos } from '@andariego/contract/itineraries'
import type { MediaFile } from '@andariego/contract/media'
import { daysWithStops, inDayOrder, shownDays, stopsOf } from '../stop.ts'

/** A photo of a day, and the place where it was taken. */
export interface DayPhoto {
  media: MediaFile
  placeName: string
}

export interface BookDay {
  date: string
  /** The day's number, from 1; null for a day with a title or a note and no stops. */
  number: number | null
  stops: readonly PlannedStop[]
  title: string | null
  note: string | null
  /** Versions of the note among which nobody has chosen yet. */
  otherNotes: readonly string[]
  photos: readonly DayPhoto[]
}

/** The maximum of photos for each day, so that they fit on a page. */
const PHOTOS_A_DAY = 6

const photosOf = (stops: readonly PlannedStop[], photos: readonly TripPhotos[]): DayPhoto[] => {
  const ofStops = stops.map(({ place }) =>
    photos
      .filter(({ placeId }) => placeId === place.id)
      .flatMap(({ media }) => media)
      .filter(({ mimeType }) => mimeType.startsWith('image/'))
      .map((media) => ({ media, placeName: place.name })),
  )
  // First the first photo of every stop, then the second ones, and so on.
  const rounds = Math.max(0, ...ofStops.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => ofStops.flatMap((one) => one[round] ?? []))
    .flat()
    .slice(0, PHOTOS_A_DAY)
}

/** The days of a trip with what the book prints for them, earliest first. */
export const bookDaysOf = (trip: Itinerary, photos: readonly TripPhotos[]): BookDay[] => {
  const stopsOn = Map.groupBy(inDayOrder(trip.items), ({ date }) => date)
  const written = trip.days
  return shownDays(
    daysWithStops(stopsOf(trip)),
    written.map(({ date }) => date),
  ).map(({ date, number }) => {
    const described = written.find((day) => day.date === date)
    const stops = stopsOn.get(date) ?? []
    return {
      date,
      number,
      stops,
      title: described?.title ?? null,
      note: described?.note ?? null,
      otherNotes: described?.otherNotes ?? [],
      photos: photosOf(stops, photos),
    }
  })
}

/** Longer notes may break across pages: keeping them together would leave half of the page before them empty. */
const LONG_NOTE = { characters: 400, lines: 8 }

/** Whether a note is so long on paper that it may break across pages: by its text, or by its lines, as in a list. */
export const isLongNote = (note: string): boolean =>
  note.length > LONG_NOTE.characters || note.split('\n').length > LONG_NOTE.lines
