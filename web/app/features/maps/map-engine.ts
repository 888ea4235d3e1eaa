import type {
  Coordinates,
  MapBounds,
  MapCluster,
  MapExtent,
  MapMarker,
  MapRoute,
  MapSource,
} from './map-source.ts'

/** The props of every map renderer; the frame around it sets its height. */
export interface MapEngineProps<Source extends MapSource = MapSource> {
  source: Source
  label: string
  center: Coordinates
  zoom: number
  /** Fits this box whenever it changes; overrides `center` and `zoom`. */
  bounds: MapBounds | null
  markers: readonly MapMarker[]
  /** Other places nearby: small pins when they are in view; the built-in map points to the others with signs. */
  neighbours: readonly MapMarker[]
  clusters: readonly MapCluster[]
  routes: readonly MapRoute[]
  /** Fits all markers, no closer than MAX_FIT_ZOOM. */
  fitMarkers: boolean
  /** Lets markers without a link be dragged, or moved with the arrow keys. */
  draggableMarker: boolean
  /**
   * Called with a position and the zoom when the visitor picks one: by click or tap, by dragging the marker, or with the
   * keyboard.
   */
  onPick?: (latitude: number, longitude: number, zoom: number) => void
  /** Called when the map becomes idle: at the start and after each move. */
  onMove?: (extent: MapExtent) => void
  /** Called once when an imported region's streets cannot be read: it may have been removed or imported again. */
  onRegionFailure?: () => void
}
