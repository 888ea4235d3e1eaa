import type { Coordinates, MapMarker, MapRoute, MapSource } from './map-source.ts'

/** What every renderer of maps takes; the frame around it has its height already. */
export type MapEngineProps<Source extends MapSource = MapSource> = {
  source: Source
  label: string
  center: Coordinates
  zoom: number
  markers: readonly MapMarker[]
  routes: readonly MapRoute[]
  /** Shows all markers, no closer than MAX_FIT_ZOOM. */
  fitMarkers: boolean
  /** Markers without a link can be dragged, or moved with the arrow keys. */
  draggableMarker: boolean
  /** A spot was chosen: by click or tap, by dragging the marker, or from the keyboard. */
  onPick?: (latitude: number, longitude: number) => void
}
