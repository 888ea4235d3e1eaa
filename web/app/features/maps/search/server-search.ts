import { api } from '../../../platform/api/api.ts'
import type { PlaceSearch } from './place-option.ts'

/** Who types on finds more precisely than who scrolls through a longer list. */
const SHOWN = 8

/** Search by our own server: its gazetteer, or the configured geocoder. */
export const searchByServer: PlaceSearch = async (text, signal) => {
  const { data } = await api('GET /maps/search', { query: { q: text, limit: SHOWN }, signal })
  return data.map(
    ({ id, provider, kind, name, address, city, latitude, longitude, image = null, category, opening }) => ({
      id: `${provider}-${id}`,
      kind,
      name,
      address,
      category,
      opening,
      choose: async () => ({ name, address, city, latitude, longitude, image, imageCredit: null }),
    }),
  )
}
