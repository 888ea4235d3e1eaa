import type { Chance } from './chance.ts'
import { birds, ridge, type Scene, sky } from './hills.ts'
import type { Light } from './light.ts'
import { blob, box, HEIGHT, ink, type Point, WIDTH, wash } from './wash.ts'

const water = (light: Light, random: Chance, level: number) =>
  wash(box(-40, level, WIDTH + 40, HEIGHT + 40), light.water, random, { strength: 0.85, bleed: 0.02 }) +
  Array.from({ length: 16 }, () => {
    const [x, y] = [random.between(80, 1400), random.between(level + 24, 1010)]
    return ink(
      [
        [x, y],
        [x + random.between(60, 170), y + 2],
      ],
      random,
      { colour: '#fdf8ec', opacity: 0.4 },
    )
  }).join('')

const fir = (x: number, foot: number, size: number, colour: string, random: Chance) =>
  [0, 1, 2]
    .map((tier) =>
      wash(
        [
          [x - size * (0.3 - tier * 0.07), foot - size * tier * 0.28],
          [x, foot - size * (0.5 + tier * 0.28)],
          [x + size * (0.3 - tier * 0.07), foot - size * tier * 0.28],
        ],
        colour,
        random,
        { strength: 0.75, bleed: 0.08, layers: 4, rim: false },
      ),
    )
    .join('')

/** Needles of granite above a lake. */
export const peaks: Scene = (light, random) => {
  const needles = Array.from({ length: 3 }, (_, index) => {
    const [centre, top] = [random.between(430, 560) + index * 260, random.between(200, 300)]
    const half = random.between(90, 130)
    const needle: Point[] = [
      [centre - half * 1.5, 700],
      [centre - half * 0.5, top + 120],
      [centre - 18, top],
      [centre + 30, top + 40],
      [centre + half * 0.6, top + 190],
      [centre + half * 1.6, 700],
    ]
    const shade: Point[] = [
      [centre, top],
      [centre + 30, top + 40],
      [centre + half * 0.6, top + 190],
      [centre + half * 1.6, 700],
      [centre + 10, 700],
    ]
    const style = { bleed: 0.03 }
    return (
      wash(needle, light.far, random, style) + wash(shade, light.middle, random, { ...style, strength: 0.6 })
    )
  })
  return [
    sky(light, random),
    wash(ridge(random, 640, 120), light.far, random, { strength: 0.5 }),
    ...needles,
    wash(ridge(random, 740, 90), light.middle, random, { strength: 0.8 }),
    water(light, random, 770),
    birds(random, 3),
  ].join('')
}

/** A lake among wooded hills. */
export const lake: Scene = (light, random) => {
  const islands = Array.from({ length: 4 }, () =>
    wash(
      blob(
        random.between(160, 1440),
        random.between(730, 860),
        random.between(70, 190),
        random.between(16, 34),
      ),
      light.near,
      random,
      { strength: 0.75, bleed: 0.1, layers: 5 },
    ),
  )
  const trees = Array.from({ length: 13 }, (_, index) =>
    fir(index * 128 + random.between(-30, 40), 1060, random.between(130, 250), light.near, random),
  )
  return [
    sky(light, random, 560),
    wash(ridge(random, 560, 200, 7), light.far, random, { strength: 0.6 }),
    wash(ridge(random, 640, 110), light.middle, random, { strength: 0.75 }),
    water(light, random, 660),
    ...islands,
    ...trees,
  ].join('')
}

/** A cone with snow or fire at its top. */
export const volcano: Scene = (light, random) => {
  const [centre, top] = [random.between(600, 1000), random.between(230, 300)]
  const cone: Point[] = [
    [centre - 660, 820],
    [centre - 200, 480],
    [centre - 60, top],
    [centre + 60, top + 8],
    [centre + 220, 500],
    [centre + 680, 820],
  ]
  const cap: Point[] = [
    [centre - 120, top + 110],
    [centre - 60, top],
    [centre + 60, top + 8],
    [centre + 130, top + 130],
    [centre + 50, top + 80],
    [centre, top + 150],
    [centre - 60, top + 84],
  ]
  const smoke = Array.from({ length: 4 }, (_, index) =>
    wash(
      blob(centre + index * 46, top - 30 - index * 34, 60 + index * 22, 24 + index * 8),
      '#f4efe4',
      random,
      {
        strength: 0.45,
        bleed: 0.2,
        rim: false,
      },
    ),
  )
  return [
    sky(light, random),
    ...smoke,
    wash(cone, light.far, random, { strength: 0.85, bleed: 0.02 }),
    wash(cap, random.pick(['#fbf7ee', light.sun]), random, { strength: 0.8, bleed: 0.03 }),
    wash(ridge(random, 800, 70), light.middle, random, { strength: 0.8 }),
    wash(ridge(random, 930, 80, 14), light.near, random, { strength: 0.9 }),
    birds(random, 4),
  ].join('')
}
