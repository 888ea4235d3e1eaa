import type { Canvas } from './canvas.ts'
import { line, mix, shape, trace } from './marks.ts'

/** Draws the reflection of sun or moon on water, and a few level ripples elsewhere. */
export const glitter = ({ chance, light, orb, water, thrift }: Canvas, top: number, bottom: number) => {
  let bright = ''
  let calm = ''
  const rows = 7
  for (let row = 0; row < rows; row++) {
    const y = top + 8 + ((bottom - top - 12) * row) / rows
    const half = 8 + row * 4 + chance.between(0, 14)
    bright += trace`M${orb.x - half} ${y}h${half * 2 + chance.between(-6, 12)}`
    const x = chance.between(20, 540)
    calm += trace`M${x} ${y + 5}h${chance.between(24, 70)}`
  }
  return (
    line(mix(light.orb, light.low, 0.3), 2.5, bright, 0.75) +
    (thrift > 1 ? '' : line(mix(water, light.low, 0.5), 2, calm, 0.5))
  )
}

/** Draws open water, darker towards the viewer. */
export const sea = (canvas: Canvas, top: number, bottom = 400) => {
  const { water, light } = canvas
  const depth = bottom - top
  return (
    shape(mix(water, light.low, 0.3), trace`M0 ${top}h600v400H0z`) +
    shape(water, trace`M0 ${top + depth * 0.2}q150 -5 300 0t300 0V400H0z`) +
    shape(mix(water, light.shadow, 0.2), trace`M0 ${top + depth * 0.55}q150 7 300 0t300 0V400H0z`) +
    glitter(canvas, top, bottom)
  )
}

/** Draws sand that reaches in from one side, with a thin wave on it. */
export const shore = ({ light, away }: Canvas, y: number) => {
  const sand = mix(mix(0xf3dcae, light.low, 0.25), light.shadow, light.dim * 0.75)
  const wet = mix(sand, light.shadow, 0.18)
  const foam = mix(mix(0xffffff, light.low, 0.2), light.shadow, light.dim * 0.45)
  const run = (lift: number) =>
    away > 0
      ? trace`M0 ${y - 34 - lift}C120 ${y - 30 - lift} 150 ${y + 6 - lift} 290 ${y + 10 - lift}S480 ${y + 44 - lift} 600 ${y + 40 - lift}V400H0z`
      : trace`M600 ${y - 34 - lift}C480 ${y - 30 - lift} 450 ${y + 6 - lift} 310 ${y + 10 - lift}S120 ${y + 44 - lift} 0 ${y + 40 - lift}V400H600z`
  return shape(foam, run(7)) + shape(wet, run(0)) + shape(sand, run(-12))
}

/** Draws a river that comes from the hills and widens towards the viewer. */
export const winding = (canvas: Canvas, top: number) => {
  const { chance, light, water } = canvas
  const x = chance.between(250, 350)
  const swing = chance.pick([1, -1]) * chance.between(70, 110)
  const bright = mix(water, light.low, 0.4)
  const mid = (400 - top) * 0.4
  return (
    shape(
      bright,
      trace`M${x} ${top}C${x + swing} ${top + mid * 0.35} ${x + swing * 1.5} ${top + mid * 0.6} ${x + swing * 0.2} ${top + mid}S${
        x - swing * 1.7
      } ${top + mid * 2} ${x - swing * 0.6 - 110} 400h240C${x - swing * 0.5 + 60} ${top + mid * 2} ${
        x - swing * 0.4 + 40
      } ${top + mid * 1.5} ${x + swing * 0.8 + 20} ${top + mid * 1.05}S${x + swing * 1.2} ${
        top + mid * 0.3
      } ${x + 5} ${top}z`,
    ) +
    line(
      light.low,
      2.5,
      trace`M${x + swing * 0.5} ${top + mid * 0.92}h26M${x - swing * 0.5} ${top + mid * 1.5}h40M${x - swing * 0.9} ${top + mid * 1.9}h54`,
      0.6,
    )
  )
}

/**
 * Draws the far shore's reflection, upside down and faint. Its id contains the seed, because several posters may share one page.
 */
export const mirrored = ({ seed }: Canvas, content: string, shoreline: number, squeeze = 0.55) => {
  const id = `m${seed.toString(36)}`
  const shift = Math.round(shoreline * (1 + squeeze))
  return {
    upright: `<g id="${id}">${content}</g>`,
    reflected: `<use href="#${id}" transform="matrix(1 0 0 -${squeeze} 0 ${shift})" opacity=".28"/>`,
  }
}
