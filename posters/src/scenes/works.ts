import type { Canvas } from '../canvas.ts'
import { farCountry } from '../far-country.ts'
import { hills, plain } from '../land.ts'
import { line, mix, shape, stand, trace } from '../marks.ts'
import * as civic from '../motifs/civic.ts'
import { houses, skyline, steamTrain } from '../motifs/settlement.ts'
import { foreground, grove, treeOf } from '../vegetation.ts'
import { glitter, sea } from '../water.ts'

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
    canvas.thrift > 1 ? '' : stand(away > 0 ? 120 : 480, y + 44, 0.9, 1, treeOf(canvas, 0.9)),
    shape(seen(ground, 0.9), trace`M0 400v-24q150-20 300 0t300-4v28z`),
  ].join('')
}
