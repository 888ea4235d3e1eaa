import { z } from 'zod'

/** An area in which places are searched. Boxes are west, south, east and north in degrees. */
export const areaSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('countries'), name: z.string(), countries: z.array(z.string()) }),
  z.object({ type: z.literal('region'), name: z.string(), country: z.string() }),
  z.object({
    type: z.literal('box'),
    name: z.string(),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** Limits the area to these countries; no limit when empty. */
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
