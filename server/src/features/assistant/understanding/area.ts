import { z } from 'zod'

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** An area in which places are searched. Boxes are west, south, east and north in degrees. */
export const areaSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('countries'), name: z.string(), countries: z.array(z.string()) }),
  z.object({ type: z.literal('region'), name: z.string(), country: z.string() }),
  z.object({
    type: z.literal('box'),
    name: z.string(),
    box,
    /** Limits the area to these countries; no limit when empty. */
    countries: z.array(z.string()),
  }),
  /** Whole countries and parts of others: the Caribbean. */
  z.object({
    type: z.literal('zone'),
    name: z.string(),
    boxes: z.array(box),
    countries: z.array(z.string()),
  }),
  z.object({
    type: z.literal('circle'),
    name: z.string(),
    country: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    kilometres: z.number(),
    /** A city of the community: what its travellers count as the city's belongs to the area up to a day's trip away. */
    ownCity: z.string().optional(),
  }),
])
export type Area = z.output<typeof areaSchema>

/** How far from its city, in kilometres, a place is still reached and left within a day. */
export const ONE_DAY_KILOMETRES = 90

/** Returns the area without what its travellers count as the city's though it lies outside. */
export const withinCityLimits = (area: Area): Area => {
  if (area.type !== 'circle') return area
  const { ownCity: _, ...circle } = area
  return circle
}
