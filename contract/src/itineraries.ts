import { z } from 'zod'
import {
  ITINERARY_ITEMS_MAX,
  ITINERARY_NAME_MAX,
  isCalendarDay,
  itinerariesMessages,
} from './itineraries-rules.ts'
import { mediaFile } from './media.ts'
import { lastingPerson, person } from './people.ts'
import { place } from './places.ts'
import { id, instant, text } from './text.ts'
import { cost, leg, loggedChange } from './trip-operations.ts'
import { STOP_STATUSES } from './trips-rules.ts'

/** A calendar day, not a moment, so that no time zone shifts it. */
export const day = z.string()

export const itineraryItem = z.strictObject({
  /** Stays the same as long as the place stays in the itinerary. */
  id,
  place,
  /** YYYY-MM-DD. */
  date: day,
})
export type ItineraryItem = z.output<typeof itineraryItem>

export const sharedWith = z.array(z.strictObject({ id, name: z.string() }))

export const itineraryDeed = z.enum(['edit', 'share', 'remove', 'report'])
export type ItineraryDeed = z.output<typeof itineraryDeed>

/** The fields of an itinerary as a whole. */
const heading = z.strictObject({
  id,
  name: z.string(),
  createdAt: instant,
  updatedAt: instant,
  /** Increases with every change; `itineraryEtag` makes the ETag from it. */
  version: z.number().int(),
  owner: person,
  /** The groups it is shared with, only those that the viewer is in. */
  sharedWith,
  /** What the caller may do with it. */
  may: z.array(itineraryDeed),
})

/** Texts that could not be merged with the note, because somebody wrote at the same time. */
const otherNotes = z.array(z.string())

/** A stop's fields beside its place and date; null when unused. */
const details = {
  /** HH:mm, in the place's local time. */
  startTime: z.string().nullable(),
  durationMinutes: z.number().int().nullable(),
  note: z.string().nullable(),
  otherNotes,
  cost: cost.nullable(),
  booking: z.strictObject({ reference: z.string().nullable(), link: z.string().nullable() }).nullable(),
  status: z.enum(STOP_STATUSES).nullable(),
  legToNext: leg.nullable(),
}
export const plannedStop = itineraryItem.extend(details)
export type PlannedStop = z.output<typeof plannedStop>

const idea = plannedStop.extend({ date: z.null() })
export type Idea = z.output<typeof idea>

const checklistItem = z.strictObject({ id, text: z.string(), isDone: z.boolean() })

/** Which of the trip's removals, counted from 1, removed it. */
const removal = z.number().int()
const order = z.array(id)

export const itinerary = heading.extend({
  /** In the order in which they were sent. */
  items: z.array(plannedStop),
  /** Places without a date. */
  ideas: z.array(idea),
  /** The days with a title or a note. */
  days: z.array(
    z.strictObject({ date: day, title: z.string().nullable(), note: z.string().nullable(), otherNotes }),
  ),
  /** Things to bring and to do. */
  checklist: z.array(checklistItem),
  coverPlaceId: id.nullable(),
  /** Further data that a client needs to apply operations itself. */
  log: z.strictObject({
    /** The number of the last operation that this state includes; 0 before the first. */
    last: z.number().int(),
    /** The order of items, ideas and removed stops together, and that of the checklist. */
    stops: order,
    checklist: order,
    removedStops: z.array(plannedStop.extend({ date: day.nullable(), removal })),
    removedItems: z.array(checklistItem.extend({ removal })),
    removals: z.number().int(),
  }),
})
export type Itinerary = z.output<typeof itinerary>

/** An itinerary in a list: `items` has only the first few, the other fields cover all of them. */
export const listedItinerary = heading.extend({
  items: z.array(itineraryItem),
  itemCount: z.number().int(),
  /** Null when all its places were deleted. */
  firstDay: day.nullable(),
  lastDay: day.nullable(),
})
export type ListedItinerary = z.output<typeof listedItinerary>

/** Facts that a traveller would look up about a day; null when unknown. */
export const dayFacts = z.strictObject({
  date: day,
  /** The IANA name. */
  timeZone: z.string(),
  /** HH:mm, in the place's local time. */
  sunrise: z.string().nullable(),
  sunset: z.string().nullable(),
  country: z.string().nullable(),
  /** The ISO 4217 code. */
  currency: z.string().nullable(),
  language: z.string().nullable(),
  /** The country's public holidays. */
  holidays: z.array(z.string()),
  /**
   * By how many minutes the clocks of further places are ahead of those of the first place, where they differ and somebody rides or
   * flies that day.
   */
  clocks: z.array(z.strictObject({ placeId: id, minutesAhead: z.number().int() })),
})
export type DayFacts = z.output<typeof dayFacts>

/** Files that somebody added to a review of one of the trip's places. */
export const tripPhotos = z.strictObject({
  placeId: id,
  /** When the review was written or last edited. */
  at: instant,
  media: z.array(mediaFile),
})
export type TripPhotos = z.output<typeof tripPhotos>

/** An operation in the log of an itinerary. */
export const loggedOperation = z.strictObject({
  /** Its position in the itinerary's log, from 1. */
  number: z.number().int(),
  id,
  /** The author; null for changes that the server recorded itself. */
  by: lastingPerson.nullable(),
  at: instant,
  operation: loggedChange,
  /** The operations that undo it. */
  undo: z.array(loggedChange),
  /** The name of the place that it concerns. */
  placeName: z.string().nullable(),
  /** The id shared by operations that were done together; null for one that was done alone. */
  deed: id.nullable(),
})
export type LoggedOperation = z.output<typeof loggedOperation>

const item = z.strictObject({
  placeId: z.uuid(itinerariesMessages.placeRequired),
  date: z
    .string({ error: itinerariesMessages.dateRequired })
    .min(1, { error: itinerariesMessages.dateRequired, abort: true })
    .refine(isCalendarDay, itinerariesMessages.dateInvalid),
})

export const writtenItinerary = z.strictObject({
  name: text({
    max: ITINERARY_NAME_MAX,
    required: itinerariesMessages.nameRequired,
    length: itinerariesMessages.nameLength,
    oneLine: itinerariesMessages.nameOneLine,
  }),
  items: z
    .array(item, { error: itinerariesMessages.itemsRequired })
    .min(1, itinerariesMessages.itemsRequired)
    .max(ITINERARY_ITEMS_MAX, itinerariesMessages.tooManyItems)
    .refine(
      (items) => new Set(items.map(({ placeId }) => placeId.toLowerCase())).size === items.length,
      itinerariesMessages.placeTwice,
    ),
})
export type WrittenItinerary = z.output<typeof writtenItinerary>
