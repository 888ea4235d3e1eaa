import { type Canvas, height, width } from './canvas.ts'
import { disc, hex, line, mix, shape, trace } from './marks.ts'

const gradient = ({ light, seed, horizon }: Canvas) => {
  const id = `s${seed.toString(36)}`
  const end = Math.round((horizon / height) * 100) / 100
  return (
    `<linearGradient id="${id}" x2="0" y2="${end}"><stop stop-color="${hex(light.top)}"/>` +
    `<stop offset=".6" stop-color="${hex(light.middle)}"/><stop offset="1" stop-color="${hex(light.low)}"/>` +
    `</linearGradient><path fill="url(#${id})" d="M0 0h${width}v${height}H0z"/>`
  )
}

/** Flat stripes with a slow wave, like a print with five inks. */
const bands = ({ light, horizon, chance }: Canvas) => {
  const count = 5
  let drawn = `<path fill="${hex(light.top)}" d="M0 0h${width}v${height}H0z"/>`
  const lean = chance.between(-18, 18)
  for (let band = 1; band < count; band++) {
    const share = band / (count - 1)
    const y = horizon * (0.08 + share * 0.78)
    const colour =
      share < 0.6
        ? mix(light.top, light.middle, share / 0.6)
        : mix(light.middle, light.low, (share - 0.6) / 0.4)
    drawn += shape(colour, trace`M0 ${y + lean}Q150 ${y - 16 - lean} 300 ${y}T600 ${y - lean}V400H0z`)
  }
  return drawn
}

/** One dashed circle as wide as its radius: every dash is a ray. */
const rays = ({ light, orb, chance }: Canvas) => {
  const turn = Math.round(chance.between(0, 20))
  return (
    `<circle cx="${Math.round(orb.x)}" cy="${Math.round(orb.y)}" r="350" stroke="${hex(mix(light.low, light.orb, 0.5))}" ` +
    `stroke-width="700" stroke-linecap="butt" stroke-dasharray="122.2" stroke-dashoffset="${turn * 12}" opacity=".2"/>`
  )
}

/** Crux in the south, the Plough in the north. */
const south = [
  [0, 0],
  [4, 46],
  [-17, 20],
  [16, 14],
  [9, 27],
] as const
const north = [
  [0, 0],
  [24, 6],
  [40, 18],
  [58, 28],
  [62, 50],
  [92, 54],
  [96, 30],
] as const

const stars = ({ thrift, light, chance, latitude, horizon }: Canvas) => {
  let small = ''
  for (let star = 0; star < (thrift > 0 ? 8 : 16); star++) {
    small += trace`M${chance.between(8, 592)} ${chance.between(12, horizon - 60)}h0`
  }
  const x = chance.between(130, 380)
  const y = chance.between(56, 84)
  const figure = (latitude < 0 ? south : north).map(([dx, dy]) => trace`M${x + dx} ${y + dy}h0`).join('')
  const strength = light.hour === 'night' ? 0.75 : 0.45
  return line(light.orb, 1.6, small, strength) + line(light.orb, 3, figure, strength)
}

const aurora = ({ chance, light, thrift }: Canvas) => {
  let drawn = ''
  for (let ribbon = 0; ribbon < 3 - thrift; ribbon++) {
    const y = 60 + ribbon * 34
    const swing = chance.between(20, 50)
    drawn += shape(
      mix(0x7be0b0, light.top, ribbon * 0.25),
      trace`M0 ${y}c150 ${-swing} 180 ${swing * 1.6} 330 ${swing / 2}s170 ${-swing * 2} 270 ${-swing}v46c-110 20-140 ${
        swing
      } -270 ${swing * 1.2}s-190 ${-swing * 0.6} -330 ${-swing * 0.3}z`,
      0.26,
    )
  }
  return drawn
}

const orb = ({ light, orb: { x, y, radius }, latitude, seed }: Canvas) => {
  const night = light.hour === 'night'
  const crescent = night && seed % 3 !== 0
  const halo = disc(x, y, radius * 2.1, light.orb, 0.12) + disc(x, y, radius * 1.5, light.orb, 0.2)
  if (!crescent) return halo + disc(x, y, radius, light.orb)
  // A waxing moon opens to the left in the north and to the right in the south.
  const turn = latitude < 0 ? -1 : 1
  const tip = radius * 0.94
  return (
    disc(x, y, radius * 2.1, light.orb, 0.1) +
    shape(
      light.orb,
      trace`M${x - turn * radius * 0.3} ${y - tip}a${radius} ${radius} 0 1 ${turn > 0 ? 1 : 0} 0 ${tip * 2}a${
        radius * 1.15
      } ${radius * 1.15} 0 0 ${turn > 0 ? 0 : 1} 0 ${-tip * 2}z`,
    )
  )
}

/** Clouds are stacked pills: they look calm at any size and take few bytes. */
const clouds = ({ light, chance, horizon }: Canvas) => {
  const count = chance.pick([1, 2, 2, 3])
  let data = ''
  for (let cloud = 0; cloud < count; cloud++) {
    const x = chance.between(20, 520)
    const y = chance.between(64, horizon - 90)
    const length = chance.between(50, 110)
    data += trace`M${x} ${y}h${length}M${x + length * chance.between(0.15, 0.3)} ${y - 11}h${length * 0.45}M${
      x + length * chance.between(0.3, 0.6)
    } ${y + 11}h${length * 0.8}`
  }
  return line(light.cloud, 12, data, light.hour === 'night' ? 0.5 : 0.72)
}

const birds = ({ light, chance }: Canvas) => {
  const x = chance.between(160, 420)
  const y = chance.between(90, 130)
  const one = 'q4-6 9 0q5-6 9 0'
  return line(
    light.shadow,
    2,
    trace`M${x} ${y}`.concat(one, trace`M${x + 26} ${y + 12}`, one, trace`M${x + 36} ${y - 8}`, one),
    0.6,
  )
}

export const drawSky = (canvas: Canvas): string => {
  const { chance, light, latitude, thrift } = canvas
  const dark = light.hour === 'night' || light.hour === 'dusk'
  const style =
    thrift > 1 ? 'plain' : chance.pick(['plain', 'plain', 'bands', 'bands', dark ? 'plain' : 'rays'])
  const backdrop =
    style === 'bands' ? bands(canvas) : gradient(canvas) + (style === 'rays' ? rays(canvas) : '')
  const north = light.hour === 'night' && Math.abs(latitude) > 55
  return [
    backdrop,
    dark ? stars(canvas) : '',
    north ? aurora(canvas) : '',
    orb(canvas),
    north ? '' : clouds(canvas),
    !dark && thrift === 0 && chance.happens(0.4) ? birds(canvas) : '',
  ].join('')
}
