import { kilometresBetween } from '@andariego/contract/distance'
import type { MapRegion, MapSource } from '@andariego/contract/maps'
import { mapsMessages, WALK_KILOMETRES } from '@andariego/contract/maps-rules'
import { openRegions, type Region, type Regions } from '@andariego/map-regions'
import type { Config } from '../../platform/config.ts'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import type { Geocoder } from './geocoder.ts'
import { builtinGazetteer, builtinGeocoder } from './geocoders/builtin.ts'
import { nominatimGeocoder } from './geocoders/nominatim.ts'
import { photonGeocoder } from './geocoders/photon.ts'
import { createRegionPlaces } from './regions/region-places.ts'
import { sendTiles } from './regions/serve-tiles.ts'
import { withRegions } from './regions/with-regions.ts'
import { walkOver, walksOver } from './walks.ts'

/** With Google, the browser searches with its own key; the server then still finds addresses, from its own list. */
const geocoderOf = ({ config, log }: Services, regions: Regions): Geocoder => {
  const { provider, geocoderUrl } = config.maps
  if (provider !== 'osm' || geocoderUrl === null) {
    const [places, world] = [createRegionPlaces(regions), builtinGeocoder()]
    const both = () => (places.isEmpty() ? world : withRegions(builtinGazetteer(), places))
    return {
      search: (query) => both().search(query),
      reverse: (latitude, longitude) => both().reverse(latitude, longitude),
    }
  }
  const options = { baseUrl: geocoderUrl, contact: config.contactEmail ?? config.publicUrl, log }
  return config.maps.geocoder === 'nominatim' ? nominatimGeocoder(options) : photonGeocoder(options)
}

const regionOf = ({ name, version, bounds, coverage, minzoom, maxzoom, attribution }: Region): MapRegion => ({
  name,
  version,
  bounds,
  coverage,
  minzoom,
  maxzoom,
  attribution,
})

const sourceOf = (
  { provider, googleApiKey, styleUrl, attribution }: Config['maps'],
  regions: Regions,
): MapSource => ({
  provider,
  apiKey: provider === 'google' ? googleApiKey : null,
  tiles:
    provider === 'osm' && styleUrl !== null
      ? { ...(styleUrl.includes('{z}') ? { tileUrl: styleUrl } : { styleUrl }), attribution }
      : null,
  regions: provider === 'builtin' ? regions.list().map(regionOf) : [],
})

export const mapsRoutes = (route: Route, services: Services) => {
  const regions = openRegions(services.config.maps.regions)
  const geocoder = geocoderOf(services, regions)

  route('GET /maps/key', async () => sourceOf(services.config.maps, regions))
  route('GET /maps/search', async ({ query }) => withData(await geocoder.search(query)))
  route('GET /maps/reverse', async ({ query: { latitude, longitude } }) =>
    withData(await geocoder.reverse(latitude, longitude)),
  )
  route('GET /maps/walk', async ({ query: { from, to } }) => {
    if (kilometresBetween(from, to) > WALK_KILOMETRES)
      throw new Failure(422, 'validation', mapsMessages.walkTooFar)
    return withData(found(walkOver(regions, from, to), mapsMessages.noWalk))
  })
  route('GET /maps/walks', async ({ query: { legs } }) => withData(await walksOver(regions, legs)))
  route('GET /maps/regions/:name/:version', async ({ params: { name, version }, request, reply }) =>
    sendTiles(regions, regions.find(name, version), request, reply),
  )
}
