import type { Canvas } from '../canvas.ts'
import { isAmericas, isEastAsia, isIslamicWorld, isNorthAfrica } from '../climate.ts'
import { hills, plain, strokesOnGround, summit } from '../land.ts'
import { line, mix, shape, stand, trace } from '../marks.ts'
import * as civic from '../motifs/civic.ts'
import * as stones from '../motifs/old-stones.ts'
import * as sacred from '../motifs/sacred.ts'
import { houses, skyline, steamTrain } from '../motifs/settlement.ts'
import { copse, foreground, grove, treeOf } from '../vegetation.ts'
import { glitter, sea } from '../water.ts'
import { farCountry } from './nature.ts'

type Motif = (canvas: Canvas) => string

/** The shadow that keeps a building on the ground. */
const cast = ({ light, away }: Canvas, x: number, y: number, half: number) =>
  shape(light.shadow, trace`M${x - half} ${y}h${half * 2}l${away * 70} 18h${-half * 2}z`, 0.2)

/** One building on open ground, before the far country. */
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

/** The same, but on a hill that lifts it into the sky. */
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
  standing(canvas.chance.pick([civic.obelisk, civic.clockTower, civic.clockTower, civic.lattice]), 40)(canvas)

export const windmill = (canvas: Canvas) => raised(civic.windmill, 0.9)(canvas)

export const lighthouse = (canvas: Canvas) => {
  const { chance, horizon, rock, seen, light, away } = canvas
  const x = 300 + away * chance.between(10, 60)
  const y = horizon + 2
  const stone = seen(rock, 0.6)
  const from = away > 0 ? 620 : -20
  return [
    sea(canvas, horizon - 20),
    stand(x, y + 3, 0.98, away, civic.lighthouse(canvas)),
    shape(
      stone,
      trace`M${from} ${y - 14}L${x + away * 100} ${y - 6} ${x + away * 40} ${y + 2} ${x - away * 44} ${y}l${-away * 12} 26 ${-away * 34} 12 ${-away * 10} 40 ${-away * 40} 14 ${-away * 20} 60H${from}z`,
    ),
    shape(
      light.shadow,
      trace`M${x - away * 44} ${y}l${-away * 12} 26 ${-away * 34} 12 ${-away * 10} 40 ${-away * 40} 14 ${-away * 20} 60h${away * 150}l${-away * 20}-60 ${away * 30}-44 ${-away * 14}-30z`,
      0.24,
    ),
    shape(
      seen(canvas.ground, 0.6),
      trace`M${from} ${y - 18}L${x + away * 100} ${y - 9} ${x + away * 40} ${y} ${x - away * 46} ${y - 1}l${away * 12} 8 ${away * 60} 6 ${away * 90} 0 ${away * 200} 10z`,
    ),
    line(mix(0xffffff, light.low, 0.3), 3, trace`M${x - away * 190} 340h-40m60 14h60m-140 8h60`, 0.6),
  ].join('')
}

export const bridge = (canvas: Canvas) => {
  const { chance, horizon, wall, wallShade, roof, light, water, seen, ground } = canvas
  const y = horizon + 24
  const banks = (level: number) =>
    shape(
      seen(ground, 0.62),
      trace`M0 ${level - 30}Q70 ${level - 26} 96 ${level + 60}L130 400H0zM600 ${level - 30}Q530 ${level - 26} 504 ${level + 60}L470 400H600z`,
    )
  if (chance.happens(0.5)) {
    const steel = mix(roof, light.shadow, 0.1)
    const deck = y + 26
    let hangers = ''
    for (let x = -140; x <= 140; x += 20) hangers += trace`M${300 + x} ${deck}V${deck - 14 - (x * x) / 190}`
    return [
      farCountry(canvas, y + 10),
      shape(water, trace`M0 ${y + 10}h600v400H0z`),
      glitter(canvas, y + 12, 390),
      line(
        steel,
        3,
        trace`M-40 ${deck - 10}Q100 ${deck - 30} 150 ${deck - 132}Q300 ${deck + 96} 450 ${deck - 132}Q500 ${deck - 30} 640 ${deck - 10}`,
      ),
      line(steel, 1.6, hangers),
      shape(steel, trace`M0 ${deck}h600v9H0zM141 ${deck - 140}h18v210h-18zM441 ${deck - 140}h18v210h-18z`),
      shape(
        mix(steel, light.shadow, 0.35),
        trace`M0 ${deck + 9}h600v5H0zM152 ${deck - 140}h7v210h-7zM452 ${deck - 140}h7v210h-7z`,
      ),
      shape(wallShade, trace`M130 ${deck + 66}h40l8 26h-56zM430 ${deck + 66}h40l8 26h-56z`),
      foreground(canvas, { y: 366 }),
    ].join('')
  }
  const arches = chance.pick([2, 3, 4])
  const span = 420 / arches
  const top = y + 6
  const rise = Math.min(span * 0.5, 64)
  let body = trace`M0 ${top}Q300 ${top - 36} 600 ${top}v34L510 ${top + 90}`
  let inner = ''
  for (let arch = 0; arch < arches; arch++) {
    const x = 510 - arch * span
    body += trace`h-10V${top + 28 + rise}a${span / 2 - 10} ${rise} 0 0 0 ${20 - span} 0V${top + 90}h-10`
    inner += trace`M${x - 10} ${top + 28 + rise}a${span / 2 - 10} ${rise} 0 0 0 ${20 - span} 0l8-6a${span / 2 - 14} ${rise} 0 0 1 ${span - 28} 0z`
  }
  return [
    farCountry(canvas, y + 20),
    shape(water, trace`M0 ${y + 40}h600v400H0z`),
    glitter(canvas, y + 60, 395),
    shape(wall, `${body}L0 ${Math.round(top + 34)}z`),
    shape(wallShade, inner),
    line(wallShade, 4, trace`M0 ${top + 10}Q300 ${top - 26} 600 ${top + 10}`),
    banks(top + 20),
    foreground(canvas, { y: 366 }),
  ].join('')
}

export const town = (canvas: Canvas) => {
  const { chance, horizon, seen, ground, wallShade, light, away } = canvas
  const y = horizon + 62
  const stone = mix(seen(0xdcc9a3, 0.4), light.low, 0.2)
  return [
    farCountry(canvas),
    stand(
      chance.between(210, 390),
      y - 40,
      0.78,
      away,
      shape(canvas.wall, 'M-17 0v-124h34v124z') +
        shape(canvas.wallShade, 'M5 0v-124h12v124z') +
        shape(canvas.roof, 'M-21-124l21-46 21 46z') +
        line(canvas.pane, 8, 'M0-104v8'),
    ),
    stand(300, y, 1, 1, houses(canvas, { from: -310, to: 310, tall: 84 })),
    plain(stone, y + 4),
    line(
      mix(stone, wallShade, 0.7),
      2.5,
      trace`M0 ${y + 22}h600M0 ${y + 46}h600M0 ${y + 80}h600M300 ${y + 6}V400M200 ${y + 6}L40 400M400 ${y + 6}L560 400M100 ${y + 6}L-200 400M500 ${y + 6}L800 400`,
      0.5,
    ),
    cast(canvas, 300, y + 4, 330),
    canvas.thrift > 1 ? '' : stand(away > 0 ? 120 : 480, y + 44, 0.9, 1, treeOf(canvas, 0.9)),
    shape(seen(ground, 0.9), trace`M0 400v-24q150-20 300 0t300-4v28z`),
  ].join('')
}

export const city = (canvas: Canvas) => {
  const { horizon, seen, ground, light } = canvas
  const y = horizon + 56
  return [
    farCountry(canvas),
    stand(300, y, 1, 1, skyline(canvas)),
    plain(seen(mix(ground, 0x4f8f6a, 0.4), 0.5), y),
    grove(canvas, -10, 610, y + 2, 24, seen(mix(ground, light.shadow, 0.3), 0.6), 0.7),
    foreground(canvas),
  ].join('')
}

export const vineyard = (canvas: Canvas) => {
  const { chance, horizon, seen, light, wall, wallShade, roof, pane, away, ground } = canvas
  const y = horizon + 30
  const x = chance.between(260, 340)
  const vine = seen(0x5c8a4a, 0.66)
  const soil = seen(0xc79a6a, 0.45)
  let rows = ''
  for (let row = -7; row <= 7; row++)
    rows += trace`M${x + row * 22} ${y + 26}L${x + row * 132 - 28} 400h56L${x + row * 22 + 5} ${y + 26}z`
  const house =
    shape(wall, 'M-44 0v-34h64v34zM20 0v-62h24v62z') +
    shape(roof, 'M-50-34l10-18h60v18zM16-62l16-18 16 18z') +
    shape(wallShade, 'M34 0v-62h10v62z') +
    shape(pane, 'M-30-10v-12h8v12zM-8-10v-12h8v12zM28-40v-10h6v10z')
  return [
    farCountry(canvas, y),
    hills(canvas, y + 22, 34, 2, seen(ground, 0.46)),
    stand(x + away * 96, y + 18, 0.95, away, house),
    grove(canvas, x - 150, x + 150, y + 22, 20, seen(mix(ground, light.shadow, 0.3), 0.5), 1.8),
    plain(soil, y + 24),
    shape(vine, rows),
    stand(away > 0 ? 118 : 482, 352, 1.1, 1, treeOf(canvas, 1)),
  ].join('')
}

export const station = (canvas: Canvas) => {
  const { chance, horizon, seen, ground, wall, wallShade, away } = canvas
  const y = horizon + 44
  let piers = ''
  let arches = trace`M0 ${y}h600v20`
  for (let x = 600; x > 0; x -= 120) {
    arches += trace`V${y + 150}h-18v-76a42 46 0 0 0 -84 0v76h-18`
    piers += trace`M${x - 18} ${y + 150}v-76a42 46 0 0 0 -12 -30q-8 12-4 30v76z`
  }
  return [
    farCountry(canvas),
    hills(canvas, horizon + 70, 40, 3, seen(ground, 0.4)),
    stand(300 + away * chance.between(0, 50), y, 0.92, away, steamTrain(canvas)),
    shape(wall, `${arches}z`),
    shape(wallShade, piers),
    shape(wallShade, trace`M0 ${y + 8}h600v5H0z`),
    hills(canvas, y + 110, 40, 3, seen(ground, 0.7)),
    foreground(canvas),
  ].join('')
}
