import type { Chance } from './chance.ts'
import type { Light } from './light.ts'
import { blob, box, HEIGHT, ink, type Point, WIDTH, wash } from './wash.ts'

export type Scene = (light: Light, random: Chance) => string

export const birds = (random: Chance, count: number) =>
  Array.from({ length: count }, () => {
    const [x, y, size] = [random.between(300, 1300), random.between(170, 340), random.between(9, 20)]
    return ink(
      [
        [x - size, y - size * 0.4],
        [x, y],
        [x + size, y - size * 0.5],
      ],
      random,
      { opacity: 0.55 },
    )
  }).join('')

/** Two washes that blend into each other, a sun or a moon, and pale clouds. */
export const sky = (light: Light, random: Chance, horizon = 640): string => {
  const x = random.between(350, 1250)
  const y = random.between(220, horizon - 200)
  return [
    wash(box(0, 0, WIDTH, horizon * 0.75), light.sky[0], random, { strength: 0.8, bleed: 0.1, rim: false }),
    wash(box(0, horizon * 0.4, WIDTH, horizon + 60), light.sky[1], random, {
      strength: 0.75,
      bleed: 0.12,
      rim: false,
    }),
    ...Array.from({ length: 3 }, () =>
      wash(
        blob(
          random.between(150, 1450),
          random.between(150, horizon - 220),
          random.between(130, 280),
          random.between(22, 48),
        ),
        '#fbf6ea',
        random,
        { strength: 0.55, bleed: 0.2, rim: false },
      ),
    ),
    wash(blob(x, y, 74, 74), light.sun, random, { strength: 0.9, bleed: 0.03 }),
  ].join('')
}

/** A line of hills from edge to edge, closed at the bottom of the sheet. */
export const ridge = (random: Chance, level: number, height: number, steps = 11): Point[] => [
  [-40, HEIGHT + 40],
  ...Array.from(
    { length: steps + 1 },
    (_, index) =>
      [
        -40 + (index / steps) * (WIDTH + 80),
        level - Math.abs(random.bell()) * height - (index % 2) * height * 0.35,
      ] as const,
  ),
  [WIDTH + 40, HEIGHT + 40],
]

export const ridges: Scene = (light, random) =>
  [
    sky(light, random),
    wash(ridge(random, 560, 210, 9), light.far, random, { strength: 0.62 }),
    wash(ridge(random, 660, 180), light.middle, random, { strength: 0.7 }),
    wash(blob(WIDTH / 2, 690, 900, 46), '#f6f0e2', random, { strength: 0.5, bleed: 0.16, rim: false }),
    wash(ridge(random, 810, 130), light.middle, random, { strength: 0.8 }),
    wash(ridge(random, 940, 100, 14), light.near, random, { strength: 0.9 }),
    birds(random, 5),
  ].join('')
