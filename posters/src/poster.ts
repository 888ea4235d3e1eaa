import { type Canvas, height, prepareCanvas, width } from './canvas.ts'
import { chanceFrom, seedOf } from './chance.ts'
import { type Climate, climateOf } from './climate.ts'
import { type Hour, type Light, lightsOf } from './light.ts'
import { mix } from './marks.ts'
import * as heights from './scenes/heights.ts'
import * as monuments from './scenes/monuments.ts'
import * as openCountry from './scenes/open-country.ts'
import * as waterside from './scenes/waterside.ts'
import * as works from './scenes/works.ts'
import { drawSky } from './sky.ts'
import { type Subject, subjectOf } from './subject.ts'

/** The data of a place that its poster depends on. */
export interface PosterPlace {
  id: string
  name: string
  city: string | null
  latitude: number
  longitude: number
}

/** The most bytes of the drawing, so that the document stays under 3 KB. */
const heaviest = 2850

type Choices<T> = readonly [T, ...T[]]

const scenes: Record<Subject, (canvas: Canvas) => string> = {
  ...heights,
  ...openCountry,
  ...waterside,
  ...works,
  ...monuments,
}

/** The subjects for a place whose name gives none: typical landscapes of its climate. */
const landscapes: Record<Climate, Choices<Subject>> = {
  tropical: ['forest', 'river', 'mountain', 'beach', 'lake'],
  arid: ['desert', 'canyon', 'mountain'],
  mediterranean: ['town', 'mountain', 'lake', 'vineyard', 'river'],
  temperate: ['lake', 'river', 'forest', 'mountain', 'town'],
  highland: ['mountain', 'lake', 'river', 'town'],
  boreal: ['lake', 'forest', 'mountain', 'river'],
  polar: ['glacier', 'mountain', 'lake'],
}

const suited: Partial<Record<Subject, Choices<Hour>>> = {
  desert: ['dawn', 'golden', 'golden', 'dusk', 'night', 'day'],
  city: ['golden', 'dusk', 'night', 'day', 'dawn'],
  beach: ['day', 'day', 'golden', 'dusk', 'dawn'],
  glacier: ['dawn', 'day', 'day', 'dusk', 'night'],
}
const anyHour: Choices<Hour> = ['dawn', 'dawn', 'day', 'day', 'day', 'golden', 'golden', 'dusk', 'night']

/** A little of one of these tints makes two posters with the same palette differ. */
const tints = [0xd98b5f, 0x2f8f8b, 0xe8c27a, 0x7a6fa0, 0xc56a6a, 0x5f9a6e] as const

const tinted = (light: Light, tint: number, amount: number): Light => ({
  ...light,
  top: mix(light.top, tint, amount),
  middle: mix(light.middle, tint, amount),
  low: mix(light.low, tint, amount * 0.5),
  haze: mix(light.haze, tint, amount),
})

/** Everything about a poster that depends on its place. */
const settingOf = ({ id, name, latitude, longitude }: PosterPlace, thrift: 0 | 1 | 2) => {
  const seed = seedOf(id)
  const chance = chanceFrom(seed)
  const climate = climateOf(latitude, longitude)
  const subject = subjectOf(name) ?? chance.pick(landscapes[climate])
  const hour = chance.pick(suited[subject] ?? anyHour)
  const light = tinted(chance.pick(lightsOf[hour]), chance.pick(tints), chance.between(0, 0.14))
  const horizon = Math.round(chance.between(226, 256))
  // The sun is high in the tropics, lower towards the poles, and low at both ends of a day.
  const noon = 96 + Math.abs(latitude) * 0.7
  const level =
    hour === 'day' || hour === 'night' ? noon + chance.between(-16, 26) : horizon - chance.between(40, 110)
  const side = Math.sin(longitude + seed) > 0 ? 1 : -1
  const orb = {
    x: 300 + side * chance.between(70, 165),
    y: level,
    radius: hour === 'night' ? chance.between(22, 32) : chance.between(26, 46),
  }
  return {
    subject,
    canvas: prepareCanvas({ chance, seed, light, climate, latitude, longitude, horizon, orb, thrift }),
  }
}

const draw = (place: PosterPlace, thrift: 0 | 1 | 2) => {
  const { subject, canvas } = settingOf(place, thrift)
  return drawSky(canvas) + scenes[subject](canvas)
}

/**
 * Draws the poster of a place without a photograph: an SVG document of under 3 KB, without text, scripts or external references,
 * the same for the same place on every machine. `preserveAspectRatio` lets any frame crop it.
 */
export const posterSvg = (place: PosterPlace, size: { width?: number; height?: number } = {}): string => {
  let drawing = draw(place, 0)
  if (drawing.length > heaviest) drawing = draw(place, 1)
  if (drawing.length > heaviest) drawing = draw(place, 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width ?? width * 2}" height="${size.height ?? height * 2}" ` +
    `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round">${drawing}</svg>`
  )
}
