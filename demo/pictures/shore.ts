import type { Chance } from './chance.ts'
import { palm } from './dry.ts'
import { birds, type Scene, sky } from './hills.ts'
import { blob, box, HEIGHT, ink, type Point, WIDTH, wash } from './wash.ts'

const boat = (x: number, y: number, size: number, colour: string, random: Chance, roof: string | null) =>
  wash(
    [
      [x - size, y],
      [x + size, y],
      [x + size * 0.75, y + size * 0.3],
      [x - size * 0.75, y + size * 0.3],
    ],
    colour,
    random,
    { bleed: 0.015 },
  ) +
  (roof === null
    ? wash(
        [
          [x, y - size * 1.1],
          [x + size * 0.55, y - 8],
          [x, y - 8],
        ],
        '#fbf6ea',
        random,
        { bleed: 0.02 },
      ) +
      ink(
        [
          [x, y],
          [x, y - size * 1.15],
        ],
        random,
      )
    : wash(
        [
          [x - size * 0.8, y - size * 0.5],
          [x, y - size * 0.78],
          [x + size * 0.8, y - size * 0.5],
        ],
        roof,
        random,
        { bleed: 0.02 },
      ) +
      ink(
        [
          [x - size * 0.7, y],
          [x - size * 0.7, y - size * 0.5],
        ],
        random,
      ) +
      ink(
        [
          [x + size * 0.7, y],
          [x + size * 0.7, y - size * 0.5],
        ],
        random,
      ))

/** Cliffs with a lighthouse, or a beach with palms, and the sea. */
export const coast: Scene = (light, random) => {
  const horizon = 520
  const side = random.pick([1, -1])
  const edge = (x: number) => (side === 1 ? x : WIDTH - x)
  const cliff: Point[] = [
    [edge(-40), 400],
    [edge(320), 430],
    [edge(470), 520],
    [edge(520), 700],
    [edge(640), 760],
    [edge(-40), 900],
  ]
  const beach: Point[] = [
    [edge(-40), 820],
    [edge(640), 740],
    [edge(1050), 860],
    [edge(1640), 930],
    [edge(1640), HEIGHT + 40],
    [edge(-40), HEIGHT + 40],
  ]
  const foam = Array.from({ length: 5 }, (_, index) =>
    ink(
      [
        [edge(560 + index * 60), 770 + index * 30],
        [edge(900), 830 + index * 16],
        [edge(1640), 900 - index * 40],
      ],
      random,
      { colour: '#fffaf0', width: 5, opacity: 0.5 },
    ),
  )
  const lighthouse =
    wash(
      [
        [edge(196), 410],
        [edge(210), 210],
        [edge(270), 210],
        [edge(284), 410],
      ],
      '#f7efe0',
      random,
      { bleed: 0.012 },
    ) + wash(box(edge(240) - 30, 176, edge(240) + 30, 212), light.warm[0], random, { bleed: 0.02 })
  const trees = [90, 210, 330]
    .map((x) => palm(edge(x), 900 + random.bell() * 20, random.between(320, 460), light.near, random))
    .join('')
  const isCliff = random.likely(0.5)
  return [
    sky(light, random, horizon),
    wash(box(-40, horizon, WIDTH + 40, HEIGHT + 40), light.water, random, { strength: 0.88, bleed: 0.015 }),
    boat(edge(1180), horizon + 70, 46, light.warm[0], random, null),
    isCliff ? wash(cliff, light.middle, random, { bleed: 0.04 }) + lighthouse : '',
    ...foam,
    wash(beach, light.ground, random, { strength: 0.9, bleed: 0.03 }),
    isCliff ? '' : trees,
    birds(random, 6),
  ].join('')
}

/** Painted boats on a canal. */
export const boats: Scene = (light, random) => {
  const bank = Array.from({ length: 18 }, (_, index) =>
    wash(
      blob(index * 96, 520 + random.bell() * 20, random.between(70, 110), random.between(60, 120)),
      random.pick([light.near, light.middle]),
      random,
      { strength: 0.65, bleed: 0.14, layers: 5, rim: false },
    ),
  )
  const fleet = Array.from({ length: 6 }, (_, index) => {
    const [x, y] = [
      200 + (index % 3) * 540 + random.between(-60, 60),
      720 + Math.floor(index / 3) * 170 + random.between(-20, 20),
    ]
    return boat(x, y, random.between(150, 190), random.pick(light.warm), random, random.pick(light.warm))
  })
  return [
    sky(light, random, 560),
    ...bank,
    wash(box(-40, 590, WIDTH + 40, HEIGHT + 40), light.water, random, { strength: 0.88, bleed: 0.02 }),
    ...fleet,
  ].join('')
}
