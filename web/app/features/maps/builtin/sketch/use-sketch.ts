import type { Feature, FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LAST_DETAILED_ZOOM } from '../../constants.ts'
import { extentOf } from '../../map-extent.ts'
import type { Coordinates, MapMarker, MapSource } from '../../map-source.ts'
import { covers, namedPlaces } from '../surroundings.ts'
import { graticuleOf } from './graticule.ts'
import { ringsAround } from './rings.ts'
import { type Goal, signsTo } from './signs.ts'
import { NO_SKETCH, SKETCH_MINZOOM, SKETCH_SOURCE } from './sketch.ts'

export interface Sketched {
  source: MapSource
  markers: readonly MapMarker[]
  neighbours: readonly MapMarker[]
  /** Maps for picking and for exploring have a button over their upper left corner. */
  onPick?: unknown
  onMove?: unknown
}

const pointAt = ({ latitude, longitude }: Coordinates, properties: object): Feature => ({
  type: 'Feature',
  properties: { sketch: 'sign', ...properties },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})

const goalsOf = (map: MapLibre, neighbours: readonly MapMarker[]): Goal[] => [
  ...neighbours.map(({ label, latitude, longitude }) => ({ name: label, latitude, longitude, own: true })),
  ...[...namedPlaces(map, 'places'), ...namedPlaces(map, 'sights')].map((place) => ({
    ...place,
    own: false,
  })),
]

const signsOf = (map: MapLibre, from: Coordinates, { neighbours, onPick, onMove }: Sketched): Feature[] => {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  const frame = { width, height, hasTool: onPick !== undefined || onMove !== undefined }
  const project = ({ latitude, longitude }: Coordinates) => map.project([longitude, latitude])
  return signsTo(goalsOf(map, neighbours), from, frame, project).map(({ x, y, ...sign }) => {
    const { lng, lat } = map.unproject([x, y])
    return pointAt({ latitude: lat, longitude: lng }, sign)
  })
}

const sketchOf = (map: MapLibre, sketched: Sketched): FeatureCollection => {
  const { source, markers } = sketched
  const zoom = map.getZoom()
  const bounds = map.getBounds()
  const { lat, lng } = map.getCenter().wrap()
  const centre = { latitude: lat, longitude: lng }
  const hasStreets = source.provider === 'builtin' && source.regions.some((region) => covers(region, centre))
  if (zoom < SKETCH_MINZOOM || hasStreets) return NO_SKETCH
  const seen = {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
  const lines: Feature[] = graticuleOf(seen, zoom)
  if (zoom <= LAST_DETAILED_ZOOM) return { type: 'FeatureCollection', features: lines }
  const marker = markers.length === 1 ? markers[0] : undefined
  const home = extentOf(seen.west, seen.south, seen.east, seen.north)
  const isSeen = (spot: Coordinates) =>
    spot.latitude > home.south &&
    spot.latitude < home.north &&
    (home.west < home.east
      ? spot.longitude > home.west && spot.longitude < home.east
      : spot.longitude > home.west || spot.longitude < home.east)
  const middle = marker && isSeen(marker) ? marker : null
  return {
    type: 'FeatureCollection',
    features: [
      ...lines,
      ...(middle ? ringsAround(middle, zoom) : []),
      ...signsOf(map, middle ?? centre, sketched),
    ],
  }
}

/** Keeps the sketch up to date with the view, and adds the last one to each new style. */
export const useSketch = (map: MapLibre | null, sketched: Sketched) => {
  const last = useRef(NO_SKETCH)
  const draw = useEffectEvent(() => {
    const target = map?.getSource<GeoJSONSource>(SKETCH_SOURCE)
    if (!map || !target) return
    const next = sketchOf(map, sketched)
    if (JSON.stringify(next) === JSON.stringify(last.current)) return
    last.current = next
    target.setData(next)
  })
  const isBuiltin = sketched.source.provider === 'builtin'
  useEffect(() => {
    if (!map || !isBuiltin) return
    const update = () => draw()
    // At the start, the names around are loaded only when the map becomes idle.
    map.on('moveend', update)
    map.on('idle', update)
    return () => {
      map.off('moveend', update)
      map.off('idle', update)
    }
  }, [map, isBuiltin])
  return last
}
