import type { Map as MapLibre } from 'maplibre-gl'
import { MAP_PALETTES, type MapLook } from './map-palette.ts'
import { OTHER, POI_GROUPS } from './poi-groups.ts'

/** Drawn at twice the size, to be sharp on high-density screens. */
const RATIO = 2
/** The diameters of a pin with an icon and of a dot, in pixels. */
const DISC = 20
const DOT = 9

const NAME = /^poi-([a-z]+)-(light|dark|paper)$/
/** The id of an invisible image that keeps labels away from a marker. */
export const MARKER_SPACE = 'marker-space'
const MARKER = { width: 34, height: 44 }

const canvasOf = (size: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = size * RATIO
  canvas.height = size * RATIO
  const context = canvas.getContext('2d')
  context?.scale(RATIO, RATIO)
  return context
}

const draw = (group: string, look: MapLook): ImageData | null => {
  const palette = MAP_PALETTES[look]
  const known = POI_GROUPS[group]
  const size = known ? DISC : DOT
  const context = canvasOf(size)
  if (!context) return null
  const middle = size / 2
  context.fillStyle = palette.halo
  context.beginPath()
  context.arc(middle, middle, middle, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = palette[known?.colour ?? 'service']
  context.beginPath()
  context.arc(middle, middle, middle - 1.2, 0, 2 * Math.PI)
  context.fill()
  if (known) {
    const drawn = 12
    context.translate(middle - drawn / 2, middle - drawn / 2)
    context.scale(drawn / 24, drawn / 24)
    context.strokeStyle = palette.onPin
    context.lineWidth = 2.4
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.stroke(new Path2D(known.drawing))
  }
  return context.getImageData(0, 0, size * RATIO, size * RATIO)
}

/** Draws the images that the style asks for, so that none is loaded from a server. */
export const drawPins = (map: MapLibre): void => {
  map.setMissingStyleImageResolver((id) => {
    if (map.hasImage(id)) return
    if (id === MARKER_SPACE) {
      const { width, height } = MARKER
      map.addImage(id, { width, height, data: new Uint8ClampedArray(width * height * 4) })
      return
    }
    const [, group = OTHER, look = 'light'] = NAME.exec(id) ?? []
    const picture = NAME.test(id) ? draw(group, look as MapLook) : null
    if (picture) map.addImage(id, picture, { pixelRatio: RATIO })
  })
}
