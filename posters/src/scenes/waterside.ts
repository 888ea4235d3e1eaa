import type { Canvas } from '../canvas.ts'
import { farCountry } from '../far-country.ts'
import { hills, peaks, plain, summit } from '../land.ts'
import { line, mix, shape, stand, trace } from '../marks.ts'
import { boat, houses } from '../motifs/settlement.ts'
import { copse, foreground, grove } from '../vegetation.ts'
import { glitter, mirrored, sea, shore, winding } from '../water.ts'

const sail = (canvas: Canvas, x: number, y: number, scale: number) =>
  stand(x, y, scale, canvas.away, boat(canvas))

const headland = (canvas: Canvas, y: number) => {
  const { seen, rock, ground, chance, away } = canvas
  const reach = 300 + away * chance.between(20, 90)
  const from = away > 0 ? 620 : -20
  return (
    shape(
      seen(rock, 0.1),
      trace`M${from} ${y - 70}Q${from - away * 120} ${y - 80} ${reach + away * 90} ${y - 20}T${reach - away * 60} ${y}H${from}z`,
    ) +
    shape(
      seen(ground, 0.34),
      trace`M${from} ${y - 40}Q${from - away * 80} ${y - 44} ${reach + away * 160} ${y - 12}T${reach + away * 60} ${y + 1}H${from}z`,
    )
  )
}

export const beach = (canvas: Canvas) => {
  const { chance, horizon, away, roof, wall, light, climate } = canvas
  const top = horizon - 14
  const parasol = chance.happens(climate === 'polar' || climate === 'boreal' ? 0 : 0.6)
  const side = away > 0 ? 1 : -1
  const x = 300 - side * chance.between(40, 90)
  return [
    sea(canvas, top, 330),
    headland(canvas, top),
    sail(
      canvas,
      300 + side * chance.between(10, 110),
      top + chance.between(18, 34),
      chance.between(0.3, 0.5),
    ),
    shore(canvas, 318),
    parasol
      ? line(mix(wall, light.shadow, 0.3), 3, trace`M${x} 346l${side * 14} -62`) +
        `<g transform="rotate(${side * 12} ${Math.round(x)} 346)">${
          shape(
            roof,
            trace`M${x - 46} 292q4-38 46-42q42 4 46 42q-11-7-23 0q-11-7-23 0q-11-7-23 0q-12-7-23 0z`,
          ) +
          shape(wall, trace`M${x - 23} 292q2-34 23-42q21 8 23 42q-11-7-23 0q-11-7-23 0z`) +
          shape(roof, trace`M${x - 8} 289q0-30 8-39q8 9 8 39l-8 3z`)
        }</g>`
      : '',
    climate === 'tropical' || climate === 'mediterranean'
      ? copse({ ...canvas, upright: false }, 0.9, [
          { x: 300 - side * 205, y: 352, scale: 1.5, facing: side },
          { x: 300 - side * 160, y: 366, scale: 1.05, facing: side },
        ])
      : line(
          canvas.seen(0x8f9a5a, 0.8),
          3,
          trace`M${300 - side * 190} 352q6-30 24-38m-24 38q0-30 8-46m-8 46q-4-28-20-40M${300 - side * 150} 372q8-24 26-30m-26 30q-2-24 4-40m-4 40q-8-20-22-26`,
        ),
  ].join('')
}

export const island = (canvas: Canvas) => {
  const { chance, horizon, seen, ground, rock, light, climate, away } = canvas
  const top = horizon - 16
  const y = top + 46
  const x = chance.between(270, 330)
  const wide = chance.between(150, 200)
  const high = chance.between(70, 130)
  const sand = mix(mix(0xf3dcae, light.low, 0.2), light.shadow, light.dim * 0.7)
  const body = seen(mix(ground, rock, 0.3), 0.4)
  const lean = chance.between(-30, 30)
  const trees =
    climate === 'polar' || climate === 'arid'
      ? ''
      : copse(canvas, 0.5, [
          { x: x - 84, y: y - 8, scale: 0.62, facing: 1 },
          { x: x - 52, y: y - 14, scale: 0.74, facing: 1 },
          { x: x + 92, y: y - 8, scale: 0.58, facing: -1 },
        ])
  const land =
    shape(
      body,
      trace`M${x - wide} ${y}C${x - wide * 0.5} ${y - 14} ${x - wide * 0.36} ${y - high} ${x + lean} ${y - high}S${x + wide * 0.5} ${y - 16} ${x + wide} ${y}z`,
    ) +
    shape(
      mix(body, light.shadow, 0.3),
      trace`M${x + lean} ${y - high}C${x + lean + away * 46} ${y - high} ${x + away * wide * 0.5} ${y - 16} ${x + away * wide} ${y}H${x + away * 20}q${-away * 30} ${-high * 0.3} ${away * 6} ${-high * 0.55}z`,
    ) +
    shape(
      sand,
      trace`M${x - wide - 10} ${y + 3}q${wide} -26 ${wide * 2 + 20} 0q${-wide} 8 ${-wide * 2 - 20} 0z`,
    )
  const { upright, reflected } = mirrored(canvas, land + trees, y + 2, 0.4)
  return [
    sea(canvas, top),
    hills(canvas, top, 22, 4, seen(rock, 0)).replace('V400z', `V${Math.round(top)}z`),
    reflected,
    glitter(canvas, y + 20, 390),
    upright,
    sail(canvas, x - away * chance.between(120, 190), y + 62, chance.between(0.55, 0.75)),
  ].join('')
}

export const lake = (canvas: Canvas) => {
  const { chance, horizon, seen, rock, ground, light, climate } = canvas
  const y = horizon + 28
  const snow = climate === 'tropical' || climate === 'arid' || climate === 'mediterranean' ? 0 : 0.36
  const range =
    chance.happens(0.5) || snow
      ? peaks(canvas, {
          foot: y,
          rise: chance.between(130, 165),
          count: chance.pick([3, 4]),
          colour: seen(rock, 0.22),
          snow,
        })
      : hills(canvas, y, 120, 3, seen(rock, 0.16))
  const shoreline =
    hills(canvas, y, 30, 4, seen(ground, 0.42)) +
    grove(canvas, -10, 610, y - 2, 18, seen(mix(ground, light.shadow, 0.3), 0.5), 1.3)
  const { upright, reflected } = mirrored(canvas, range + shoreline, y, 0.6)
  return [
    upright,
    shape(mix(canvas.water, light.low, 0.25), trace`M0 ${y}h600v400H0z`),
    reflected,
    shape(mix(canvas.water, light.shadow, 0.12), trace`M0 ${y + 60}q150 8 300 0t300 0V400H0z`, 0.6),
    glitter(canvas, y, 380),
    sail(canvas, chance.between(220, 380), y + chance.between(24, 46), 0.5),
    foreground(canvas, { y: 358 }),
  ].join('')
}

export const river = (canvas: Canvas) => {
  const { horizon, seen, ground, light } = canvas
  const y = horizon + 24
  return [
    farCountry(canvas, y),
    grove(canvas, -10, 610, y + 8, 22, seen(mix(ground, light.shadow, 0.25), 0.45), 0.9),
    plain(seen(ground, 0.5), y + 6),
    shape(seen(ground, 0.62), trace`M0 ${y + 50}q140-30 300-6t300-14V400H0z`),
    winding(canvas, y + 6),
    foreground(canvas),
  ].join('')
}

export const waterfall = (canvas: Canvas) => {
  const { chance, horizon, seen, rock, ground, light, away } = canvas
  const top = horizon - chance.between(70, 95)
  const pool = horizon + 74
  const x = chance.between(240, 330)
  const wide = chance.pick([46, 64, 110])
  const stone = seen(mix(rock, 0x5f6f6b, 0.4), 0.44)
  const dark = mix(stone, light.shadow, 0.32)
  const foam = mix(mix(0xffffff, light.low, 0.2), light.shadow, light.dim * 0.4)
  let strands = ''
  for (let strand = 1; strand < wide / 10; strand++)
    strands += trace`M${x + strand * 10} ${top + chance.between(8, 40)}V${pool - chance.between(6, 60)}`
  return [
    farCountry(canvas, horizon - 20),
    shape(
      stone,
      trace`M0 ${top - 30}L${x - 70} ${top - 8}l40 10 30-6v${pool - top}H0zM600 ${top - 20}L${x + wide + 80} ${top - 16}l-44 14-36 0v${pool - top}H600z`,
    ),
    shape(
      dark,
      trace`M${x} ${top - 4}l-26 6 8 60-14 50 12 ${pool - top - 110}h20zM${x + wide} ${top - 2}l26 0-8 70 12 40-10 ${pool - top - 110}h-20z`,
      0.8,
    ),
    line(
      dark,
      4,
      trace`M30 ${top + 20}v60M90 ${top + 30}v80M150 ${top + 18}v46M${x + wide + 70} ${top + 26}v70M${x + wide + 130} ${top + 14}v90M540 ${top + 30}v50`,
      0.5,
    ),
    shape(
      seen(ground, 0.5),
      trace`M0 ${top - 36}Q${x / 2} ${top - 44} ${x - 20} ${top - 2}Q${x - 60} ${top + 14} 0 ${top + 10}zM600 ${top - 30}Q${x + wide + 150} ${top - 40} ${x + wide + 16} ${top}Q${x + wide + 90} ${top + 14} 600 ${top + 8}z`,
    ),
    grove(canvas, -10, x - 50, top - 16, 26, seen(mix(ground, light.shadow, 0.2), 0.5), 0.9),
    grove(canvas, x + wide + 60, 610, top - 14, 26, seen(mix(ground, light.shadow, 0.2), 0.5), 0.9),
    shape(foam, trace`M${x} ${top}q${wide / 2} -8 ${wide} 0l6 ${pool - top}h${-wide - 12}z`),
    line(mix(canvas.water, foam, 0.35), 3, strands, 0.7),
    shape(canvas.water, trace`M0 ${pool}q150-10 300 0t300 0V400H0z`),
    line(foam, 16, trace`M${x - 18} ${pool}h${wide + 36}M${x - 4} ${pool - 10}h${wide + 8}`, 0.85),
    line(
      foam,
      3,
      trace`M${x - 60} ${pool + 24}h${wide + 90}M${x - 20} ${pool + 40}h${wide + 70}M${x - 100} ${pool + 56}h120`,
      0.55,
    ),
    foreground(canvas, { y: 350, tree: away > 0 || chance.happens(0.7) }),
  ].join('')
}

export const port = (canvas: Canvas) => {
  const { chance, horizon, seen, ground, light } = canvas
  const y = horizon + 44
  const town = stand(300, y - 4, 0.82, 1, houses(canvas, { from: -370, to: 370, tall: 74 }))
  return [
    summit(canvas, chance.between(180, 420), {
      foot: y,
      rise: 150,
      colour: seen(canvas.rock, 0.12),
      shade: 0.16,
    }),
    hills(canvas, y, 60, 3, seen(ground, 0.3)),
    town,
    shape(mix(canvas.wallShade, light.shadow, 0.3), trace`M0 ${y - 2}h600v14H0z`),
    shape(canvas.water, trace`M0 ${y + 12}h600v200H0z`),
    glitter(canvas, y + 14, 395),
    sail(canvas, chance.between(330, 450), y + 62, 1.2),
  ].join('')
}
