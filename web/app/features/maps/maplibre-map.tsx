import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapEngineProps } from './map-engine.ts'
import { MapMarkers } from './map-markers.tsx'
import type { ColorScheme } from './map-palette.ts'
import type { MapSource } from './map-source.ts'
import { MapUnavailable } from './map-unavailable.tsx'
import classes from './map-view.module.css'
import { PickAtCentre } from './pick-at-centre.tsx'
import { StreetlessNote } from './streetless-note.tsx'
import { useMapCamera } from './use-map-camera.ts'
import { useMapPick } from './use-map-pick.ts'
import { useMapLibre } from './use-maplibre.ts'

type MapLibreSource = Exclude<MapSource, { provider: 'google' }>

/** The built-in map, or one of a tile server. */
export const MapLibreMap = (props: MapEngineProps<MapLibreSource> & { scheme: ColorScheme }) => {
  const { source, markers, center, draggableMarker, onPick } = props
  const { container, map, failure, retry } = useMapLibre(props)
  useMapCamera(map, props)
  useMapPick(map, onPick)
  const only = markers.length === 1 ? markers[0] : undefined
  if (failure) return <MapUnavailable reason={failure} place={only ?? center} onRetry={retry} />
  return (
    <>
      <div ref={container} className={classes.canvas} />
      {map && <MapMarkers map={map} markers={markers} draggable={draggableMarker} onMove={onPick} />}
      {map && source.provider === 'builtin' && <StreetlessNote map={map} marker={only} />}
      {map && onPick && (
        <PickAtCentre
          onPick={() => {
            const { lat, lng } = map.getCenter().wrap()
            onPick(lat, lng)
          }}
        />
      )}
    </>
  )
}
