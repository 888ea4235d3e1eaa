import type { MapSource } from '@andariego/contract/maps'
import type { Config } from '../../platform/config.ts'
import { withData } from '../../platform/http/envelopes.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import type { Geocoder } from './geocoder.ts'
import { builtinGeocoder } from './geocoders/builtin.ts'
import { nominatimGeocoder } from './geocoders/nominatim.ts'
import { photonGeocoder } from './geocoders/photon.ts'

/** Google's search runs in the browser with its own key; the server then still names points, from its own list. */
const geocoderOf = ({ config, log }: Services): Geocoder => {
  const { provider, geocoderUrl } = config.maps
  if (provider !== 'osm' || geocoderUrl === null) return builtinGeocoder()
  const options = { baseUrl: geocoderUrl, contact: config.contactEmail ?? config.publicUrl, log }
  return config.maps.geocoder === 'nominatim' ? nominatimGeocoder(options) : photonGeocoder(options)
}

const sourceOf = ({ provider, googleApiKey, styleUrl, attribution }: Config['maps']): MapSource => ({
  provider,
  apiKey: provider === 'google' ? googleApiKey : null,
  tiles:
    provider === 'osm' && styleUrl !== null
      ? { ...(styleUrl.includes('{z}') ? { tileUrl: styleUrl } : { styleUrl }), attribution }
      : null,
})

export const mapsRoutes = (route: Route, services: Services) => {
  const geocoder = geocoderOf(services)
  const source = sourceOf(services.config.maps)

  route('GET /maps/key', async () => source)
  route('GET /maps/search', async ({ query }) => withData(await geocoder.search(query)))
  route('GET /maps/reverse', async ({ query: { latitude, longitude } }) =>
    withData(await geocoder.reverse(latitude, longitude)),
  )
}
