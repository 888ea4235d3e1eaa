import type { Canvas } from '../canvas.ts'
import { mix, shape, trace } from '../marks.ts'

export const steppedPyramid = ({ wall, wallShade, pane, rock, seen, chance, light }: Canvas) => {
  const stone = mix(seen(rock, 0.3), wall, 0.45)
  const dark = mix(stone, light.shadow, 0.32)
  const tiers = chance.pick([4, 5, 6])
  const foot = 120
  const rise = 22
  const inset = (foot - 34) / tiers
  let lit = ''
  let shade = ''
  for (let tier = 0; tier < tiers; tier++) {
    const half = foot - tier * inset
    const y = -tier * rise
    lit += trace`M${-half} ${y}l7 ${-rise}h${half * 2 - 14}l7 ${rise}z`
    shade += trace`M${half * 0.45} ${y}v${-rise}h${half * 0.55 - 7}l7 ${rise}zM${-half} ${y - rise + 4}h${half * 2}v-4h${-half * 2}z`
  }
  const top = -tiers * rise
  return (
    shape(stone, lit) +
    shape(dark, shade, 0.75) +
    shape(stone, trace`M-26 ${top}v-30h52v30zM-32 ${top - 30}h64v-7h-64z`) +
    shape(wallShade, trace`M10 ${top}v-30h16v30z`, 0.8) +
    shape(wall, trace`M-20 0L-12 ${top}h24L20 0z`) +
    shape(dark, trace`M8 0L6 ${top}h6L20 0z`, 0.6) +
    shape(pane, trace`M-7 ${top}v-18h14v18z`)
  )
}

export const greatPyramids = ({ seen, light, wall }: Canvas) => {
  const stone = mix(seen(0xd9a765, 0.25), wall, 0.25)
  const dark = mix(stone, light.shadow, 0.36)
  const far = mix(stone, light.haze, 0.5)
  return (
    shape(far, 'M-190 0l72-84 72 84z') +
    shape(mix(far, dark, 0.6), 'M-118-84l72 84h-46z') +
    shape(far, 'M70 0l54-64 54 64z') +
    shape(mix(far, dark, 0.6), 'M124-64l54 64h-34z') +
    shape(stone, 'M-122 6l122-146 122 146z') +
    shape(dark, 'M0-140l122 146h-80z')
  )
}

/** Broken columns and their entablature. */
export const columns = ({ wall, wallShade, seen, ground }: Canvas) =>
  shape(
    wall,
    'M-92 0v-86h18v86zM-52 0v-112h18v112zM-14 0v-112h18v112zM26 0v-112h18v112zM68 0v-52l8-8 10 5v55zM-60-126h112v14h-112zM-64-134l70-6 50 6v8h-120zM-104 6v-8h206v8z',
  ) +
  shape(
    wallShade,
    'M-81 0v-86h7v86zM-41 0v-112h7v112zM-3 0v-112h7v112zM37 0v-112h7v112zM78 0v-59l8 4v55zM-60-114h112v-5h-112zM-104 6v-4h206v4z',
  ) +
  shape(wallShade, 'M108 6v-16h30v16zM-132 6l4-14h20l3 14z') +
  shape(seen(ground, 0.8), 'M-120 8q10-14 22 0zM50 8q12-16 26 0z')

/** Andean terraces: stone steps along the slope, with roofless gables on top. */
export const terraces = ({ wall, seen, ground, light }: Canvas) => {
  const grass = seen(ground, 0.4)
  const stone = mix(wall, light.shadow, 0.22)
  let drawn = ''
  for (let step = 0; step < 6; step++) {
    const half = 190 - step * 26
    const y = 14 - step * 17
    drawn +=
      shape(
        step % 2 ? grass : mix(grass, wall, 0.14),
        trace`M${-half} ${y}q${half} -14 ${half * 2} 0v-17q${-half} -14 ${-half * 2} 0z`,
      ) + shape(stone, trace`M${-half} ${y}q${half} -14 ${half * 2} 0v-7q${-half} -14 ${-half * 2} 0z`)
  }
  return (
    drawn +
    shape(wall, 'M-52-92v-20l13-16 13 16v20zM-16-96v-22l15-18 15 18v22zM24-94v-18l12-15 12 15v18z') +
    shape(
      mix(wall, light.shadow, 0.5),
      'M-43-92v-12h8v12zM-5-96v-14h8v14zM32-94v-10h8v10zM-1-136l15 18v22h-5v-22z',
    )
  )
}
