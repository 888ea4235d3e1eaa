import type { Canvas } from './canvas.ts'
import { hills, mesas, peaks } from './land.ts'
import { mix } from './marks.ts'

/** Returns how much of a peak is white, as a share of its flank. */
export const snowLine = ({ climate, latitude }: Canvas) =>
  climate === 'polar'
    ? 0.62
    : climate === 'boreal'
      ? 0.42
      : climate === 'highland'
        ? 0.34
        : Math.abs(latitude) > 30
          ? 0.28
          : 0

/** Draws the background: the climate's distant landscape. */
export const farCountry = (canvas: Canvas, foot = canvas.horizon + 30) => {
  const { climate, chance, rock, ground, seen, thrift } = canvas
  if (thrift > 1)
    return (
      hills(canvas, foot, 96, 3, seen(rock, 0.08)) +
      hills(canvas, foot, 50, 4, seen(mix(rock, ground, 0.6), 0.26))
    )
  switch (climate) {
    case 'arid':
      return chance.happens(0.5)
        ? mesas(canvas, foot, 80, seen(rock, 0.25))
        : peaks(canvas, { foot, rise: 90, count: 4, colour: seen(rock, 0.2) }) +
            hills(canvas, foot, 24, 3, seen(ground, 0.35))
    case 'highland':
    case 'boreal':
    case 'polar':
      return (
        peaks(canvas, { foot, rise: 130, count: 3, colour: seen(rock, 0.1), snow: snowLine(canvas) }) +
        hills(canvas, foot, 40, 3, seen(ground, 0.3))
      )
    default:
      return (
        hills(canvas, foot, 96, chance.pick([2, 3, 4]), seen(rock, 0.08)) +
        hills(canvas, foot, 50, chance.pick([3, 4, 5]), seen(mix(rock, ground, 0.6), 0.26))
      )
  }
}
