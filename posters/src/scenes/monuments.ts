import type { Canvas } from '../canvas.ts'
import { isAmericas, isEastAsia, isIslamicWorld, isNorthAfrica } from '../climate.ts'
import { farCountry } from '../far-country.ts'
import { hills, plain, strokesOnGround, summit } from '../land.ts'
import { line, mix, shape, stand, trace } from '../marks.ts'
import * as civic from '../motifs/civic.ts'
import * as stones from '../motifs/old-stones.ts'
import * as sacred from '../motifs/sacred.ts'
import { copse, foreground, grove } from '../vegetation.ts'

type Motif = (canvas: Canvas) => string

/** A building's shadow on the ground. */
const cast = ({ light, away }: Canvas, x: number, y: number, half: number) =>
  shape(light.shadow, trace`M${x - half} ${y}h${half * 2}l${away * 70} 18h${-half * 2}z`, 0.2)

/** Draws one building on open ground, in front of the background. */
const standing =
  (motif: Motif, half: number, scale = 1) =>
  (canvas: Canvas) => {
    const { chance, horizon, ground, seen, away, light, climate } = canvas
    const y = horizon + 62
    const x = chance.between(260, 340)
    const size = scale * chance.between(1.08, 1.22)
    const flank =
      climate === 'arid' || climate === 'polar' || canvas.thrift > 1
        ? ''
        : copse(canvas, 0.6, [
            { x: x - away * (half * size + 34), y: y + 2, scale: 0.66, facing: 1 },
            { x: x + away * (half * size + 46), y: y + 4, scale: 0.54, facing: -1 },
          ])
    return [
      farCountry(canvas),
      grove(canvas, -10, 610, horizon + 34, 26, seen(mix(ground, light.shadow, 0.2), 0.4), 1),
      plain(seen(ground, 0.5), horizon + 34),
      cast(canvas, x, y, half * size),
      stand(x, y, size, away, motif(canvas)),
      flank,
      shape(
        mix(seen(0xead7ab, 0.4), light.low, 0.15),
        trace`M${x - 16} ${y + 4}q-6 40 -70 ${400 - y}h190q-66-40-88-${396 - y}z`,
        0.85,
      ),
      strokesOnGround(canvas, y + 22, mix(seen(ground, 0.5), light.shadow, 0.4), 4),
      foreground(canvas),
    ].join('')
  }

/** The same, but on a hill, against the sky. */
const raised =
  (motif: Motif, scale = 1) =>
  (canvas: Canvas) => {
    const { chance, horizon, ground, seen, away, light } = canvas
    const x = chance.between(260, 340)
    const y = horizon - chance.between(2, 20)
    const hill = seen(ground, 0.46)
    return [
      farCountry(canvas),
      stand(x, y + 4, scale, away, motif(canvas)),
      shape(
        hill,
        trace`M${x - 330} ${y + 90}C${x - 190} ${y + 66} ${x - 160} ${y} ${x - 96} ${y}H${x + 100}C${x + 150} ${y} ${x + 210} ${y + 70} ${x + 360} ${y + 92}V400H${x - 330}z`,
      ),
      shape(
        light.shadow,
        away > 0
          ? trace`M${x + 20} ${y}H${x + 100}C${x + 150} ${y} ${x + 210} ${y + 70} ${x + 360} ${y + 92}H${x + 90}q-70-30-40-56t-30-36z`
          : trace`M${x - 20} ${y}H${x - 96}C${x - 160} ${y} ${x - 190} ${y + 66} ${x - 330} ${y + 90}H${x - 90}q70-30 40-56t30-34z`,
        0.18,
      ),
      line(
        mix(hill, light.low, 0.55),
        5,
        trace`M${x} ${y + 4}q${away * 50} 14 ${-away * 10} 34t${away * 30} 60`,
        0.7,
      ),
      hills(canvas, horizon + 100, 30, 3, seen(ground, 0.64)),
      foreground(canvas),
    ].join('')
  }

export const church = standing(sacred.church, 64, 1.04)
export const mosque = standing(sacred.mosque, 92)
export const museum = standing(civic.museum, 112, 0.98)
export const stadium = standing(civic.stadium, 140, 0.9)
export const castle = raised(civic.castle, 0.92)

export const temple = (canvas: Canvas) => {
  const { latitude, longitude } = canvas
  if (isEastAsia(latitude, longitude)) return standing(sacred.pagoda, 56)(canvas)
  if (isAmericas(longitude)) return standing(stones.steppedPyramid, 118)(canvas)
  return isIslamicWorld(latitude, longitude) && latitude > 36.5 && longitude > 43
    ? standing(sacred.mosque, 92)(canvas)
    : raised(sacred.greekTemple, 0.95)(canvas)
}

export const pyramid = (canvas: Canvas) =>
  isNorthAfrica(canvas.latitude, canvas.longitude)
    ? standing(stones.greatPyramids, 120, 1.1)(canvas)
    : standing(stones.steppedPyramid, 118, 1.05)(canvas)

export const ruins = (canvas: Canvas) => {
  const { climate, chance, horizon, rock, seen, longitude, away } = canvas
  if (!isAmericas(longitude)) return standing(stones.columns, 100)(canvas)
  if (climate !== 'highland') return standing(stones.steppedPyramid, 118)(canvas)
  const x = chance.between(280, 320)
  return [
    farCountry(canvas),
    summit(canvas, x + away * 90, { foot: horizon + 50, rise: 200, colour: seen(rock, 0.34) }),
    stand(x, horizon + 82, 1.05, away, stones.terraces(canvas)),
    hills(canvas, horizon + 116, 22, 3, seen(canvas.ground, 0.66)),
    foreground(canvas),
  ].join('')
}

export const tower = (canvas: Canvas) =>
  standing(canvas.chance.pick([civic.clockTower, civic.clockTower, civic.lattice]), 40)(canvas)

export const obelisk = standing(civic.obelisk, 40)

export const windmill = (canvas: Canvas) => raised(civic.windmill, 0.9)(canvas)
