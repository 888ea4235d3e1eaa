import { z } from 'zod'
import { placeKind } from './places.ts'
import { PLACE_CITY_MAX } from './places-rules.ts'
import { latitude, longitude, queryNumber } from './text.ts'

/** The query parameters by which lists, searches and the map of places are narrowed. */
export const placeFilters = {
  city: z.string().trim().max(PLACE_CITY_MAX).optional(),
  minRating: queryNumber(z.number().min(1).max(5).optional()),
  kind: placeKind.optional(),
}

/** The edges of the box that a list is limited to, if it is. */
export const withinBox = {
  west: queryNumber(longitude.optional()),
  south: queryNumber(latitude.optional()),
  east: queryNumber(longitude.optional()),
  north: queryNumber(latitude.optional()),
}
