import { LRUCache } from 'lru-cache'
import { builtinGazetteer, fold } from '../../maps/public.ts'

const cached = new LRUCache<string, { country: string | null }>({ max: 1_000 })
const countryCalled = (text: string): string | null => {
  const known = cached.get(text)
  if (known) return known.country
  const found = builtinGazetteer()
    .named(text, { misspelt: false })
    .find(({ id }) => id.startsWith('country:'))
  const country = found?.name ?? null
  cached.set(text, { country })
  return country
}

interface Located {
  address: string
  city: string | null
  latitude: number
  longitude: number
}

/**
 * Returns country, region and city of a place. The end of its address counts before the nearest town, which may be across a
 * border.
 */
export const whereaboutsOf = ({ address, city, latitude, longitude }: Located) => {
  const { reverse, countryNear } = builtinGazetteer()
  const found = reverse(latitude, longitude)
  const near = found?.country ?? countryNear(latitude, longitude)
  const said = countryCalled(fold(address.split(',').at(-1) ?? ''))
  const isAcross = said !== null && said !== near
  return {
    country: said ?? near,
    region: isAcross ? null : (found?.region ?? null),
    city: city ?? (isAcross ? null : (found?.city ?? null)),
  }
}
