import type { Canvas } from '../canvas.ts'
import { farCountry, snowLine } from '../far-country.ts'
import { hills, mesas, peaks, plain, summit } from '../land.ts'
import { line, mix, shape, trace } from '../marks.ts'
import { foreground, grove } from '../vegetation.ts'

export const mountain = (canvas: Canvas) => {
  const { chance, rock, ground, seen } = canvas
  const foot = canvas.horizon + 40
  const x = chance.between(250, 350)
  const snow = snowLine(canvas) || (chance.happens(0.3) ? 0.2 : 0)
  return [
    peaks(canvas, {
      foot: foot - 10,
      rise: 120,
      count: chance.pick([4, 5]),
      colour: seen(rock, 0),
      shade: 0.14,
    }),
    summit(canvas, x, { foot, rise: chance.between(180, 220), colour: seen(rock, 0.36), snow }),
    hills(canvas, foot + 16, 50, 4, seen(ground, 0.4)),
    grove(canvas, 0, 600, foot + 24, 24, seen(mix(ground, canvas.light.shadow, 0.25), 0.5), 1.2),
    hills(canvas, foot + 44, 26, 2, seen(ground, 0.66)),
    foreground(canvas),
  ].join('')
}

export const volcano = (canvas: Canvas) => {
  const { chance, rock, ground, seen, light, away } = canvas
  const foot = canvas.horizon + 36
  const x = chance.between(260, 340)
  const top = foot - chance.between(165, 195)
  const cone = seen(mix(rock, 0x6b5a5a, 0.4), 0.4)
  const drift = away * chance.between(60, 110)
  const snow = snowLine(canvas) > 0 || chance.happens(0.4)
  const cap = mix(mix(0xffffff, light.low, 0.3), light.shadow, light.dim * 0.5)
  const glow = light.dim > 0.4 ? 0xff9a56 : canvas.roof
  return [
    line(
      light.cloud,
      22,
      trace`M${x} ${top - 10}q-6 -26 ${drift * 0.3} -34M${x + drift * 0.34} ${top - 52}h${drift * 0.4}M${x + drift * 0.6} ${top - 76}h${drift}`,
      0.66,
    ),
    farCountry(canvas, foot),
    shape(
      cone,
      trace`M${x - 300} ${foot + 12}C${x - 140} ${foot - 10} ${x - 74} ${top + 50} ${x - 32} ${top}q16 9 30 3t34 -1C${x + 74} ${top + 50} ${x + 140} ${foot - 10} ${x + 300} ${foot + 12}z`,
    ),
    snow
      ? shape(
          cap,
          trace`M${x - 32} ${top}q16 9 30 3t34 -1q14 24 34 47l-20-9-11 17-19-22-13 28-15-27-17 13-9-15-17 15q28-28 30-49z`,
        )
      : '',
    shape(glow, trace`M${x - 32} ${top}q16 9 30 3t34 -1q-32-12-64-2z`),
    shape(
      light.shadow,
      away > 0
        ? trace`M${x + 32} ${top + 2}C${x + 74} ${top + 50} ${x + 140} ${foot - 10} ${x + 300} ${foot + 12}H${x + 70}q-50-60-30-90t-18-${foot - top - 90}z`
        : trace`M${x - 32} ${top}C${x - 74} ${top + 50} ${x - 140} ${foot - 10} ${x - 300} ${foot + 12}H${x - 70}q50-60 30-90t18-${foot - top - 90}z`,
      0.26,
    ),
    hills(canvas, foot + 22, 40, 3, seen(ground, 0.5)),
    hills(canvas, foot + 46, 24, 2, seen(ground, 0.7)),
    foreground(canvas),
  ].join('')
}

/** A glacier that ends in a wall, between dark slopes, over still water. */
export const glacier = (canvas: Canvas) => {
  const { chance, light, seen, horizon, away } = canvas
  const rock = 0x5b7484
  const ice = mix(mix(0xeef7f8, light.low, 0.25), light.shadow, light.dim * 0.5)
  const blue = mix(mix(0x8fc4d3, light.middle, 0.2), light.shadow, light.dim * 0.5)
  const foot = horizon + 62
  let wall = trace`M-10 ${foot}V${foot - 60}`
  let cracks = ''
  for (let x = -10; x < 610; ) {
    const wide = chance.between(24, 50)
    const top = foot - chance.between(44, 74)
    wall += trace`L${x} ${top}l${wide * 0.7} ${chance.between(-6, 4)}`
    cracks += trace`M${x + wide * 0.7} ${top}l${away * 5} 6V${foot}h${-away * wide * 0.4}z`
    x += wide
  }
  let floes = ''
  for (let floe = 0; floe < 6; floe++) {
    const x = chance.between(20, 560)
    const y = foot + 14 + floe * 13
    floes += trace`M${x} ${y}l10-${5 + floe} ${16 + floe * 2} 2 12 ${3 + floe}z`
  }
  return [
    peaks(canvas, { foot: horizon + 20, rise: 160, count: 4, colour: seen(rock, 0.16), snow: 0.5 }),
    shape(
      ice,
      trace`M140 ${foot}Q250 ${horizon - 10} ${300} ${horizon - 70}q40 50 200 ${foot - horizon + 70}z`,
    ),
    shape(
      blue,
      trace`M300 ${horizon - 66}q-20 60-90 ${foot - horizon + 40}h30q60-70 60-100zM306 ${horizon - 66}q6 60 90 ${foot - horizon + 40}h-26q-60-60-64-100z`,
      0.5,
    ),
    shape(
      seen(rock, 0.5),
      trace`M-10 ${horizon - 60}L60 ${horizon - 20} 190 ${foot}H-10zM610 ${horizon - 80}L520 ${horizon - 30} 420 ${foot}H610z`,
    ),
    shape(ice, `${wall}${trace`L610 ${foot}z`}`),
    shape(blue, cracks),
    plain(mix(canvas.water, 0x5fa6b5, 0.3), foot),
    line(
      mix(ice, blue, 0.4),
      2.5,
      trace`M40 ${foot + 8}h150M260 ${foot + 10}h200M120 ${foot + 30}h90M380 ${foot + 44}h120`,
      0.6,
    ),
    shape(ice, floes),
  ].join('')
}

/** A canyon: walls that step down from both sides to a river far below. */
export const canyon = (canvas: Canvas) => {
  const { chance, rock, seen, horizon, light, away } = canvas
  const red = canvas.climate === 'arid' || chance.happens(0.5) ? 0xd4683c : rock
  const middle = 300 + chance.between(-30, 30)
  const wall = (side: 1 | -1, nearness: number, reach: number, top: number) => {
    const x = middle + side * reach
    const colour = mix(seen(red, nearness), light.shadow, side === away ? 0 : 0.16)
    const face = trace`l${-side * 10} 6 ${-side * 5} 38h${-side * 18}l${-side * 7} 44h${-side * 24}l${-side * 20} 90V400`
    return (
      shape(colour, trace`M${300 + side * 320} ${top}H${x}`.concat(face, trace`H${300 + side * 320}z`)) +
      shape(
        mix(colour, light.low, 0.3),
        trace`M${300 + side * 320} ${top}H${x}l${-side * 10} 6H${300 + side * 320}zM${300 + side * 320} ${top + 44}H${x - side * 15}h${-side * 18}l2 6H${300 + side * 320}z`,
        0.6,
      )
    )
  }
  return [
    mesas(canvas, horizon + 20, 80, seen(red, 0.08)),
    plain(seen(red, 0.16), horizon + 18),
    wall(away, 0.3, 60, horizon + 4),
    wall(-away as 1 | -1, 0.3, 74, horizon + 12),
    wall(-away as 1 | -1, 0.5, 132, horizon - 24),
    wall(away, 0.56, 150, horizon - 8),
    shape(
      mix(canvas.water, light.low, 0.3),
      trace`M${middle - 8} ${horizon + 92}q30 14 6 30t-36 34-50 60h170q-20-34-46-60t-26-36-6-28z`,
    ),
    wall(-away as 1 | -1, 0.85, 236, horizon + 18),
    wall(away, 0.95, 226, horizon + 44),
  ].join('')
}
