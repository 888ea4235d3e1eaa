import { palm } from './dry.ts'
import { birds, ridge, type Scene, sky } from './hills.ts'
import { blob, box, HEIGHT, ink, WIDTH, wash } from './wash.ts'

const BLOSSOM = ['#c2416b', '#e9a93c', '#d97aa0', '#f0e2c0'] as const

/** Palms as thin as needles over a misty valley. */
export const palms: Scene = (light, random) => {
  const stand = (count: number, foot: number, low: number, high: number) =>
    Array.from({ length: count }, () =>
      palm(
        random.between(80, 1520),
        foot + random.bell() * 30,
        random.between(low, high),
        light.near,
        random,
      ),
    )
  return [
    sky(light, random),
    wash(ridge(random, 620, 160), light.far, random, { strength: 0.6 }),
    wash(blob(WIDTH / 2, 640, 860, 60), '#f6f0e2', random, { strength: 0.5, bleed: 0.16, rim: false }),
    ...stand(6, 760, 240, 380),
    wash(ridge(random, 800, 90), light.middle, random, { strength: 0.8 }),
    ...stand(5, 960, 420, 660),
    wash(ridge(random, 980, 60, 14), light.near, random, { strength: 0.9 }),
  ].join('')
}

/** The roof of a temple among treetops. */
export const jungle: Scene = (light, random) => {
  const crowns = (level: number, colour: string, count = 20) =>
    Array.from({ length: count }, (_, index) =>
      wash(
        blob(
          index * 84 - 20,
          level + random.bell() * 30,
          random.between(70, 110),
          random.between(44, 80),
          10,
        ),
        colour,
        random,
        { strength: 0.62, bleed: 0.14, layers: 5, rim: false },
      ),
    ).join('')
  const centre = random.between(520, 1080)
  const tiers = Array.from({ length: 5 }, (_, index) => {
    const half = 90 + index * 46
    return wash(
      box(centre - half, 360 + index * 76, centre + half, 440 + index * 76),
      random.pick(['#cfc3a4', '#bdb08f', '#ddd2b4']),
      random,
      { bleed: 0.015, layers: 6 },
    )
  })
  return [
    sky(light, random, 560),
    wash(ridge(random, 560, 120), light.far, random, { strength: 0.6 }),
    crowns(600, light.middle),
    wash(box(centre - 66, 250, centre + 66, 362), '#c9bb98', random, { bleed: 0.02 }),
    wash(box(centre - 20, 290, centre + 20, 362), '#4b4032', random, { layers: 5 }),
    ...tiers,
    crowns(760, light.middle),
    crowns(880, light.near),
    crowns(1020, light.near),
    birds(random, 4),
  ].join('')
}

/** A pond among trees and flower beds. */
export const garden: Scene = (light, random) => {
  const trees = Array.from({ length: 9 }, (_, index) => {
    const [x, level] = [index * 190 + random.between(-40, 40), random.between(470, 560)]
    return (
      ink(
        [
          [x, 720],
          [x + random.bell() * 8, level],
        ],
        random,
        { width: 12, opacity: 0.7 },
      ) +
      wash(
        blob(x, level, random.between(90, 140), random.between(80, 130)),
        random.pick([light.near, light.middle]),
        random,
        { strength: 0.7, bleed: 0.14, rim: false },
      )
    )
  })
  const flowers = Array.from({ length: 46 }, () =>
    wash(blob(random.between(40, 1560), random.between(940, 1040), 16, 12, 8), random.pick(BLOSSOM), random, {
      layers: 4,
      bleed: 0.14,
      rim: false,
    }),
  )
  const boat = random.between(500, 1000)
  return [
    sky(light, random, 560),
    wash(ridge(random, 600, 60), light.far, random, { strength: 0.5 }),
    ...trees,
    wash(box(-40, 700, WIDTH + 40, HEIGHT + 40), light.middle, random, { strength: 0.6, bleed: 0.03 }),
    wash(blob(WIDTH / 2, 830, 660, 90), light.water, random, { strength: 0.9, bleed: 0.05 }),
    wash(
      [
        [boat - 90, 820],
        [boat + 90, 820],
        [boat + 60, 852],
        [boat - 60, 852],
      ],
      light.warm[0],
      random,
      { bleed: 0.02 },
    ),
    ...flowers,
  ].join('')
}
