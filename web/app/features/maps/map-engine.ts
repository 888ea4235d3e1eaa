import type {
  Coordinates,
  MapBounds,
  MapCluster,
  MapExtent,
  MapMarker,
  MapRoute,
  MapSource,
} from './map-source.ts'

/** What every renderer of maps takes; the frame around it has its height already. */
export type MapEngineProps<Source extends MapSource = MapSource> = {
  source: Source
  label: string
  center: Coordinates
  zoom: number
  /** Shows this box, each time another is given; centre and zoom do not count then. */
  bounds: MapBounds | null
  markers: readonly MapMarker[]
  /** Other places around: small pins where they are in view; the built-in map points to the others. */
  neighbours: readonly MapMarker[]
  clusters: readonly MapCluster[]
  routes: readonly MapRoute[]
  /** Shows all markers, no closer than MAX_FIT_ZOOM. */
  fitMarkers: boolean
  /** Markers without a link can be dragged, or moved with the arrow keys. */
  draggableMarker: boolean
  /** A spot was chosen, at a zoom: by click or tap, by dragging the marker, or from the keyboard. */
  onPick?: (latitude: number, longitude: number, zoom: number) => void
  /** The map has come to rest: at the start and after each move. */
  onMove?: (extent: MapExtent) => void
}
