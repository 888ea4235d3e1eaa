import { MapContents } from '../builtin/contents/map-contents.tsx'
import { useMapLook } from '../builtin/map-look.ts'
import { StreetlessNote } from '../builtin/streetless-note.tsx'
import type { MapEngineProps } from '../map-engine.ts'
import type { MapSource } from '../map-source.ts'
import { MapUnavailable } from '../map-unavailable.tsx'
import classes from '../map-view.module.css'
import { PickAtCentre } from '../pick-at-centre.tsx'
import { MapClusters } from './map-clusters.tsx'
import { MapMarkers } from './map-markers.tsx'
import { MapNeighbours } from './map-neighbours.tsx'
import { useMapCamera } from './use-map-camera.ts'
import { useMapExtent } from './use-map-extent.ts'
import { useMapPick } from './use-map-pick.ts'
import { useMapLibre } from './use-maplibre.ts'

type MapLibreSource = Exclude<MapSource, { provider: 'google' }>

/** The built-in map, or the map of a tile server. */
export const MapLibreMap = (props: MapEngineProps<MapLibreSource>) => {
  const { source, markers, neighbours, clusters, draggableMarker, onPick, onMove } = props
  const look = useMapLook()
  const { container, map, failure, retry } = useMapLibre({ ...props, look })
  const pick =
    onPick && ((latitude: number, longitude: number) => onPick(latitude, longitude, map?.getZoom() ?? 0))
  useMapCamera(map, props)
  useMapExtent(map, onMove)
  useMapPick(map, pick)
  const only = markers.length === 1 ? markers[0] : undefined
  if (failure) return <MapUnavailable reason={failure} place={only ?? null} onRetry={retry} />
  return (
    <>
      <div ref={container} className={classes.canvas} />
      {map && <MapClusters map={map} clusters={clusters} />}
      {map && <MapMarkers map={map} markers={markers} draggable={draggableMarker} onMove={pick} />}
      {map && <MapNeighbours map={map} neighbours={neighbours} />}
      {/* On maps for exploring, the note would cover what the visitor is looking for. */}
      {map && source.provider === 'builtin' && !onMove && (
        <StreetlessNote map={map} marker={only} regions={source.regions} />
      )}
      {map && source.provider === 'builtin' && <MapContents map={map} marker={only} onPick={pick} />}
      {map && pick && (
        <PickAtCentre
          onPick={() => {
            const { lat, lng } = map.getCenter().wrap()
            pick(lat, lng)
          }}
        />
      )}
    </>
  )
}
