import type { Canvas } from '../canvas.ts'
import { type Colour, line, mix, shape, trace } from '../marks.ts'

const paints = [0xf4e3c1, 0xd9826b, 0x5d9c96, 0xe3b062, 0xc9694a, 0x8fb0a4, 0xf0d2b4, 0xb9566a] as const

const paintOf = ({ light }: Canvas, colour: Colour) =>
  mix(mix(colour, light.low, 0.2), light.shadow, light.dim * 0.8)

/** A row of painted houses as seen across a square, with random gables and flat roofs. */
export const houses = (canvas: Canvas, { from = -230, to = 230, tall = 84 } = {}) => {
  const { chance, roof, pane, light, away } = canvas
  let drawn = ''
  let panes = ''
  let roofs = ''
  let shade = ''
  let turn = Math.floor(chance.between(0, paints.length))
  for (let x = from; x < to; ) {
    const wide = chance.between(56, 84) * (canvas.thrift > 1 ? 1.25 : 1)
    const high = tall * chance.between(0.7, 1.2)
    drawn += shape(
      paintOf(canvas, paints[turn % paints.length] ?? paints[0]),
      trace`M${x} 6v${-high - 6}h${wide}v${high + 6}z`,
    )
    turn += chance.pick([1, 2, 3])
    if (chance.happens(0.6))
      roofs += trace`M${x - 3} ${-high}l${wide / 2 + 3} ${-wide * 0.42} ${wide / 2 + 3} ${wide * 0.42}z`
    else roofs += trace`M${x} ${-high - 7}h${wide}v8h${-wide}z`
    shade += trace`M${away > 0 ? x + wide - 8 : x} 6v${-high - 6}h8v${high + 6}z`
    const pitch = wide / 3
    for (let row = high - 18; row > 38; row -= 34) panes += trace`M${x + pitch} ${-row}v8m${pitch} 0v-8`
    panes += trace`M${x + wide / 2} 2v-18`
    x += wide
  }
  return (
    drawn +
    (canvas.thrift > 0 ? '' : shape(light.shadow, shade, 0.16)) +
    shape(roof, roofs) +
    line(pane, 9, panes)
  )
}

/** Tall blocks in two layers. */
export const skyline = (canvas: Canvas) => {
  const { chance, light, wall, wallShade, pane, away } = canvas
  let far = ''
  for (let x = -300; x < 300; ) {
    const wide = chance.between(40, 64)
    far += trace`M${x} 6v${-chance.between(70, 150)}h${wide}V6z`
    x += wide + chance.between(0, 12)
  }
  let near = ''
  let shade = ''
  let panes = ''
  for (let x = -225; x < 190; ) {
    const wide = chance.between(44, 62)
    const middle = 1 - Math.abs(x + wide / 2) / 300
    const high = chance.between(70, 130) + middle * 70
    const top = chance.pick([0, 0, 14, 24])
    near += trace`M${x} 6V${-high}l${wide / 2} ${-top} ${wide / 2} ${top}V6z`
    shade +=
      away > 0
        ? trace`M${x + wide * 0.62} 6V${-high}h${wide * 0.38}V6z`
        : trace`M${x} 6V${-high}h${wide * 0.38}V6z`
    for (let y = high - 18; y > 24; y -= 26) {
      if (chance.happens(0.75)) panes += trace`M${x + 9} ${-y}h${wide * chance.between(0.2, 0.5)}`
    }
    x += wide + chance.between(5, 16)
  }
  return (
    shape(mix(wall, light.haze, 0.6), far, 0.7) +
    shape(mix(wall, light.haze, 0.1), near) +
    shape(wallShade, shade, 0.75) +
    line(pane, 4, panes, light.dim > 0.4 ? 0.95 : 0.6)
  )
}

export const boat = ({ wall, roof, light, wallShade }: Canvas) =>
  shape(wall, 'M-3-8v-82q-34 40-40 76z') +
  shape(wallShade, 'M3-8v-66q26 36 28 58z') +
  shape(mix(roof, light.shadow, 0.15), 'M-46-4h84q-8 16-20 18h-46q-14-4-18-18z') +
  line(light.shadow, 2.5, 'M0-4v-92')

export const steamTrain = ({ wall, roof, light, pane, wallShade }: Canvas) => {
  const iron = mix(light.shadow, roof, 0.15)
  return (
    shape(
      light.cloud,
      'M76-66q-2-26-26-26q-6-24-40-18q-22-22-58 0q-36-4-50 16q40-8 60 2q22 6 44-4q20 14 38 4q22 0 24 26z',
      0.8,
    ) +
    shape(iron, 'M14-8v-38h54q14 4 14 19v19zM70-46v-18h10v18zM12-8v-56h-30v56zM82-8l16 8h-20z') +
    shape(roof, 'M-22-64h38v-6h-38zM-118-10v-42h88v42zM-222-10v-42h88v42z') +
    shape(wall, 'M-122-52h96v-6h-96zM-226-52h96v-6h-96zM-118-18h88v4h-88zM-222-18h88v4h-88z') +
    shape(
      pane,
      'M-12-54h16v16h-16zM-110-44h15v14h-15zM-84-44h15v14h-15zM-58-44h15v14h-15zM-214-44h15v14h-15zM-188-44h15v14h-15zM-162-44h15v14h-15z',
    ) +
    line(iron, 14, 'M-6-4h0M24-4h0M46-4h0M68-4h0M-104-4h0M-44-4h0M-208-4h0M-148-4h0') +
    line(wallShade, 5, 'M-6-4h0M24-4h0M46-4h0M68-4h0')
  )
}
