import { z } from 'zod'

/** Somewhere to look for places. Boxes are west, south, east and north in degrees. */
export const areaSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('countries'), name: z.string(), countries: z.array(z.string()) }),
  z.object({ type: z.literal('region'), name: z.string(), country: z.string() }),
  z.object({
    type: z.literal('box'),
    name: z.string(),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Only in these; anywhere when there are none. */
    countries: z.array(z.string()),
  }),
  z.object({
    type: z.literal('circle'),
    name: z.string(),
    country: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    kilometres: z.number(),
  }),
])
export type Area = z.output<typeof areaSchema>
