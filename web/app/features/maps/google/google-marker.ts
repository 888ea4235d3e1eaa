import type { MapMarker } from '../map-source.ts'
import type { LoadedMap } from './loaded-map.ts'

/** Resolves a CSS variable to its colour, because Google's markers need the value. */
export const resolvedColor = (color: string): string => {
  const [, variable] = /^var\((--[\w-]+)\)$/.exec(color) ?? []
  return variable ? getComputedStyle(document.documentElement).getPropertyValue(variable).trim() : color
}

interface MarkerActions {
  /** Navigates to the marker's link within the app. */
  onFollow: (href: string) => void
  /** Called when a marker without a link was dragged; null makes markers fixed. */
  onDragged: ((spot: google.maps.LatLng | null) => void) | null
}

/** Google's pin in our colours. */
export const markerElement = (
  { latitude, longitude, label, href, color = 'var(--accent)', symbol, highlighted = false }: MapMarker,
  { map, libraries }: LoadedMap,
  { onFollow, onDragged }: MarkerActions,
) => {
  const movable = onDragged !== null && !href
  const marker = new libraries.marker.AdvancedMarkerElement({
    map,
    position: { lat: latitude, lng: longitude },
    title: symbol ? `${symbol}. ${label}` : label,
    zIndex: highlighted ? 1 : 0,
    gmpDraggable: movable,
    gmpClickable: href !== undefined,
  })
  marker.append(
    new libraries.marker.PinElement({
      background: resolvedColor(color),
      borderColor: resolvedColor('var(--surface)'),
      glyphColor: resolvedColor('var(--surface)'),
      scale: highlighted ? 1.35 : 1,
      ...(symbol ? { glyphText: symbol } : {}),
    }),
  )
  if (href) marker.addEventListener('gmp-click', () => onFollow(href))
  if (movable) marker.addListener('dragend', ({ latLng }: google.maps.MapMouseEvent) => onDragged(latLng))
  return marker
}
