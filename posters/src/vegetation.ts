import type { Canvas } from './canvas.ts'
import { isAmericas, isSavanna } from './climate.ts'
import { type Colour, line, mix, shape, stand, trace } from './marks.ts'

const palm = (trunk: Colour, leaf: Colour) =>
  line(trunk, 6, 'M0 0q3-60 18-112') +
  shape(
    leaf,
    'M18-112q-22-30-58-14q34-2 58 14q-36-8-52 22q26-22 52-22q-18 12-16 46q8-32 16-46q18 10 26 40q2-34-26-40q26-6 56 20q-14-36-56-20q24-26 56-12q-28-28-56 12q-10-32-34-38q24 14 34 38z',
  )
const conifer = (leaf: Colour, dark: Colour) =>
  shape(leaf, 'M0-130l17 38h-7l16 40h-8l18 44h-72l18-44h-8l16-40h-7zM-4-8h8v10h-8z') +
  shape(dark, 'M0-130l17 38h-7l16 40h-8l18 44h-36z')
const cypress = (leaf: Colour, dark: Colour) =>
  shape(leaf, 'M0-132c-16 40-22 84-13 126q13 8 26 0c9-42 3-86-13-126z') +
  shape(dark, 'M0-132c5 50 4 90 0 130q7 0 13-4c9-42 3-86-13-126z')
const broadleaf = (trunk: Colour, leaf: Colour, dark: Colour) =>
  line(trunk, 7, 'M0 0v-50M0-34l16-18') +
  shape(
    leaf,
    'M-8-30a26 26 0 0 1-26-40a28 28 0 0 1 22-44a30 30 0 0 1 50 6a26 26 0 0 1 10 42a24 24 0 0 1-20 36z',
  ) +
  shape(dark, 'M-8-30q34-6 34-32t12-46a26 26 0 0 1 10 42a24 24 0 0 1-20 36z')
const pine = (trunk: Colour, leaf: Colour, dark: Colour) =>
  line(trunk, 6, 'M0 0q-4-40 4-78M1-44l18-30') +
  shape(leaf, 'M-46-76q2-22 26-24q26-22 50 0q24 2 26 24q-52 12-102 0z') +
  shape(dark, 'M-46-76q30 0 102 0q-52 14-102 0z')
const acacia = (trunk: Colour, leaf: Colour) =>
  line(trunk, 5, 'M0 0v-40l-26-38M0-40l28-38M0-40l4-36') +
  shape(leaf, 'M-64-74q10-20 60-22t72 20q-60 12-132 2z')
const saguaro = (leaf: Colour) => line(leaf, 13, 'M0 2v-98M0-34h-20q-6 0-6-8v-22M0-50h18q6 0 6-8v-18')
const shrub = (leaf: Colour) => shape(leaf, 'M-34 2q-2-24 14-24q8-18 22-8q16-6 18 10q18 0 14 22z')

/** Returns the climate's tree, 130 units tall. `nearness` as in `Canvas.seen`. */
export const treeOf = (canvas: Canvas, nearness: number): string => {
  const { climate, light, latitude, longitude, seen, upright } = canvas
  const trunk = seen(0x7a5236, nearness)
  const green = (colour: Colour) => seen(colour, nearness)
  const dark = (colour: Colour) => mix(seen(colour, nearness), light.shadow, 0.4)
  switch (climate) {
    case 'tropical':
      if (isSavanna(latitude, longitude)) return acacia(trunk, green(0x5d7d3c))
      return palm(trunk, green(0x2f7d54))
    case 'arid':
      return isAmericas(longitude) ? saguaro(green(0x4f7a52)) : palm(trunk, green(0x5d7f45))
    case 'mediterranean':
      return upright ? cypress(green(0x3f6b4c), dark(0x3f6b4c)) : pine(trunk, green(0x4e7a4b), dark(0x4e7a4b))
    case 'temperate':
      return broadleaf(trunk, green(0x5e8f4c), dark(0x5e8f4c))
    case 'highland':
      return upright ? conifer(green(0x4d7355), dark(0x4d7355)) : shrub(green(0x7e7a3f))
    case 'boreal':
      return conifer(green(0x2f6657), dark(0x2f6657))
    case 'polar':
      return (
        shape(seen(0x6f8794, nearness), 'M-46 4q2-24 22-30q10-16 28-6q26 2 30 22q14 4 14 14z') +
        shape(seen(0xffffff, 0.3), 'M-26-24q12-18 30-8q20 2 28 18q-20-8-30-4q-14-10-28-6z')
      )
  }
}

interface Spot {
  x: number
  y: number
  scale: number
  facing: 1 | -1
}

/** Draws the same tree in several spots, defined once. Its id contains the seed, because several posters may share one page. */
export const copse = (canvas: Canvas, nearness: number, spots: Spot[]) => {
  const leaning = canvas.climate === 'tropical' || canvas.climate === 'arid'
  // Palms may lean either way; a tree with a shaded side keeps it away from the light.
  const [first, ...others] = spots.map((spot) => (leaning ? spot : { ...spot, facing: canvas.away }))
  if (!first) return ''
  const id = `t${Math.round(nearness * 10)}${canvas.seed.toString(36)}`
  const tree = treeOf(canvas, nearness)
  return (
    stand(first.x, first.y, first.scale, first.facing, others.length ? `<g id="${id}">${tree}</g>` : tree) +
    others.map(({ x, y, scale, facing }) => stand(x, y, scale, facing, `<use href="#${id}"/>`)).join('')
  )
}

/** Draws many small trees along a line, as one path: for slopes and shores. */
export const grove = (
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  size: number,
  colour: Colour,
  gap = 0.8,
) => {
  const { chance, climate, thrift } = canvas
  let data = ''
  if (climate === 'polar' || climate === 'arid' || thrift > 1) return ''
  const pointed = climate === 'boreal' || climate === 'highland'
  for (let x = from; x < to; x += size * (thrift + 1) * chance.between(gap * 0.6, gap * 1.4)) {
    const tall = size * chance.between(0.7, 1.2)
    if (pointed) data += trace`M${x} ${y - tall * 1.7}l${tall * 0.45} ${tall * 1.8}h${-tall * 0.9}z`
    else if (climate === 'mediterranean') data += trace`M${x} ${y - tall}v${tall * 0.9}`
    else data += trace`M${x} ${y - chance.between(0, size * 0.4)}h0`
  }
  if (pointed) return shape(colour, data)
  return line(colour, Math.round(climate === 'mediterranean' ? size * 0.36 : size), data)
}

/** Draws the dark foreground, with a tree to frame the view: adds depth for a few hundred bytes. */
export const foreground = (canvas: Canvas, { y = 344, tree = true } = {}) => {
  const { chance, seen, ground, climate, thrift } = canvas
  const left = chance.happens(0.5)
  const x = left ? chance.between(70, 140) : chance.between(460, 530)
  const colour = seen(ground, 1)
  const edge = left
    ? trace`M0 ${y - 22}C160 ${y - 26} 240 ${y + 20} 600 ${y + 22}V400H0z`
    : trace`M600 ${y - 22}C440 ${y - 26} 360 ${y + 20} 0 ${y + 22}V400H600z`
  const facing = left ? 1 : -1
  const scale = chance.between(0.95, 1.35)
  const second = thrift < 2 && climate !== 'temperate' && chance.happens(0.6)
  const spots: Spot[] = [{ x, y: y - 6, scale, facing }]
  if (second) spots.push({ x: x + facing * 46, y: y + 6, scale: scale * 0.62, facing })
  return shape(colour, edge) + (tree && thrift < 2 ? copse(canvas, 1, spots) : '')
}
