import type { Chance } from './chance.ts'
import { type Climate, groundOf, rockOf } from './climate.ts'
import type { Light } from './light.ts'
import { type Colour, mix } from './marks.ts'

/** The size of the drawing area. Frames crop it, never distort it: a square shows x 100–500, a wide header y 45–355. */
export const width = 600
export const height = 400

/** The settings shared by all layers of a poster: the light's direction, the vegetation, and the colours. */
export interface Canvas {
  chance: Chance
  seed: number
  light: Light
  climate: Climate
  latitude: number
  longitude: number
  horizon: number
  /** How much small detail to leave out to limit the file's size: 0 nothing, 1 half, 2 all. */
  thrift: 0 | 1 | 2
  orb: { x: number; y: number; radius: number }
  /** The shaded side: 1 is the right one. */
  away: 1 | -1
  /** Whether to draw the slender tree, in a climate with two trees. */
  upright: boolean
  ground: Colour
  rock: Colour
  water: Colour
  wall: Colour
  wallShade: Colour
  roof: Colour
  pane: Colour
  /** Returns a thing's colour as seen through the air: nearness 0 is far off, 1 is in the foreground. */
  seen: (colour: Colour, nearness: number) => Colour
}

type Setting = Pick<
  Canvas,
  'chance' | 'seed' | 'light' | 'climate' | 'latitude' | 'longitude' | 'horizon' | 'orb' | 'thrift'
>

export const prepareCanvas = (setting: Setting): Canvas => {
  const { light, climate, orb } = setting
  const seen = (colour: Colour, nearness: number) =>
    mix(
      light.haze,
      mix(colour, light.shadow, light.dim + nearness * 0.4 * (1 - light.dim)),
      0.4 + nearness * 0.6,
    )
  const wall = mix(mix(0xfcf3e2, light.low, 0.3), light.shadow, light.dim * 0.85)
  const lit = light.hour === 'night' || light.hour === 'dusk'
  return {
    ...setting,
    away: orb.x > width / 2 ? -1 : 1,
    upright: setting.seed % 2 === 1,
    ground: groundOf[climate],
    rock: rockOf[climate],
    water: mix(mix(mix(light.middle, light.top, 0.55), 0x2b8085, 0.4), light.shadow, light.dim * 0.4),
    wall,
    wallShade: mix(wall, mix(light.shadow, light.haze, 0.35), 0.4),
    roof: mix(0xbf5638, light.shadow, light.dim * 0.7),
    pane: lit ? 0xffd88f : mix(wall, light.shadow, 0.72),
    seen,
  }
}
