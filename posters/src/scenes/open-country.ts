import type { Canvas } from '../canvas.ts'
import { farCountry } from '../far-country.ts'
import { dune, hills, mesas, peaks, plain } from '../land.ts'
import { disc, line, mix, shape, stand, trace } from '../marks.ts'
import { copse, foreground, grove, treeOf } from '../vegetation.ts'

export const desert = (canvas: Canvas) => {
  const { chance, seen, horizon } = canvas
  const sand = 0xe2a763
  const foot = horizon + 24
  return [
    chance.happens(0.5)
      ? mesas(canvas, foot, 70, seen(canvas.rock, 0.15))
      : peaks(canvas, { foot, rise: 70, count: 5, colour: seen(canvas.rock, 0.1) }),
    hills(canvas, foot + 8, 14, 2, seen(sand, 0.16)),
    dune(canvas, chance.between(80, 200), foot + 34, 260, 64, seen(sand, 0.2)),
    dune(canvas, chance.between(340, 460), foot + 54, 330, 96, seen(sand, 0.32)),
    plain(seen(sand, 0.44), foot + 92),
    dune(canvas, chance.between(160, 280), foot + 100, 380, 84, seen(sand, 0.48)),
    canvas.climate === 'arid'
      ? stand(canvas.away > 0 ? 124 : 476, 340, 0.9, canvas.away, treeOf(canvas, 1))
      : '',
  ].join('')
}

/** A white plain divided into polygons that shrink towards the horizon. */
export const saltFlat = (canvas: Canvas) => {
  const { chance, light, seen, horizon, orb } = canvas
  const foot = horizon + 10
  const white = mix(mix(0xffffff, light.low, 0.3), light.shadow, light.dim * 0.5)
  let cracks = ''
  const rows = [6, 16, 32, 58, 98, 156]
  rows.forEach((drop, row) => {
    const wide = 18 + drop * 1.5
    const shift = (row % 2) * wide * 0.5 + chance.between(-6, 6)
    const bump = 2 + drop * 0.1
    cracks += trace`M${300 - wide * 6 + shift} ${foot + drop}`
    for (let cell = 0; cell < 12; cell++) {
      const x = 300 - wide * 6 + shift + cell * wide
      if (x > -wide * 2 && x < 620)
        cracks += trace`M${x} ${foot + drop}l${wide / 2} ${-bump} ${wide / 2} ${bump}v${((rows[row + 1] ?? 230) - drop) * 0.8}`
    }
  })
  return [
    peaks(canvas, {
      foot,
      rise: 88,
      count: chance.pick([3, 4]),
      colour: seen(canvas.rock, 0.12),
      snow: 0.24,
    }),
    hills(canvas, foot, 20, 4, seen(canvas.rock, 0.3)),
    plain(white, foot),
    disc(orb.x, foot + 40, orb.radius * 0.9, light.orb, 0.3),
    line(mix(white, light.shadow, 0.3), 1.8, cracks, 0.5),
  ].join('')
}

export const forest = (canvas: Canvas) => {
  const { chance, ground, seen, horizon, light } = canvas
  const leaf = mix(ground, 0x2f6f4f, canvas.climate === 'arid' ? 0.2 : 0.5)
  const step = (nearness: number) => seen(mix(leaf, light.shadow, nearness * 0.2), nearness)
  const x = chance.between(250, 350)
  return [
    farCountry(canvas, horizon + 10),
    grove(canvas, -10, 610, horizon + 20, 30, step(0.3), 0.7),
    hills(canvas, horizon + 34, 16, 4, step(0.3)),
    grove(canvas, -10, 610, horizon + 52, 44, step(0.5), 0.7),
    hills(canvas, horizon + 66, 18, 3, step(0.5)),
    shape(
      mix(seen(0xe9cf9c, 0.4), light.low, 0.2),
      trace`M${x} ${horizon + 62}q40 20 -10 44t-90 ${400 - horizon - 106}h150q10 -60 -10 -84t-34 -60z`,
    ),
    copse(canvas, 0.7, [
      { x: x - chance.between(120, 150), y: horizon + 104, scale: 1.1, facing: 1 },
      { x: x + chance.between(90, 130), y: horizon + 96, scale: 0.95, facing: -1 },
    ]),
    foreground(canvas),
  ].join('')
}

/** The view from inside a dark cave. */
export const cave = (canvas: Canvas) => {
  const { chance, light, horizon, rock, seen, away } = canvas
  const dark = mix(seen(rock, 1), light.shadow, 0.6)
  const y = horizon + 34
  const frame = (grow: number) =>
    trace`M0 0h600v400H0zM${96 - grow} 400q${-34} -120 40 ${-210 - grow}q30 ${-76} 110 ${-90}q50 -40 112 -10q80 0 108 66q56 100 ${34 + grow * 1.5} ${244 + grow}z`
  const pierced = (colour: number, data: string) =>
    shape(colour, data).replace('<path', '<path fill-rule="evenodd"')
  return [
    farCountry(canvas),
    plain(canvas.water, y),
    line(
      light.low,
      2.5,
      trace`M${chance.between(180, 260)} ${y + 20}h60M${chance.between(200, 340)} ${y + 44}h90M${chance.between(160, 240)} ${y + 68}h70`,
      0.6,
    ),
    stand(300 - away * 120, y + 8, 0.8, away, treeOf(canvas, 0.6)),
    pierced(mix(dark, seen(rock, 0.5), 0.35), frame(-14)),
    pierced(dark, frame(12)),
    shape(
      dark,
      'M0 400v-34q90-34 210-6t210 0 180-14v60zM196 40l12 84 18-84zM330 40l9 60 14-60zM366 40l14 96 18-96z',
    ),
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
