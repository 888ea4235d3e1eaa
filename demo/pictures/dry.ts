import type { Chance } from './chance.ts'
import { birds, ridge, type Scene, sky } from './hills.ts'
import type { Light } from './light.ts'
import { blob, box, HEIGHT, ink, type Point, WIDTH, wash } from './wash.ts'

const BANDS = ['#c4614a', '#e0a15c', '#b98aa0', '#8fa08a', '#e9c79a', '#a6524a'] as const

const cactus = (x: number, foot: number, size: number, light: Light, random: Chance) => {
  const limb = (left: number, top: number, bottom: number) =>
    wash(box(left - size * 0.07, top, left + size * 0.07, bottom), light.near, random, {
      bleed: 0.03,
      layers: 5,
    })
  return (
    limb(x, foot - size, foot) +
    limb(x - size * 0.26, foot - size * 0.75, foot - size * 0.35) +
    limb(x + size * 0.26, foot - size * 0.85, foot - size * 0.45) +
    wash(box(x - size * 0.3, foot - size * 0.45, x + size * 0.3, foot - size * 0.34), light.near, random, {
      bleed: 0.03,
      layers: 5,
    })
  )
}

/** Mountains with stripes in all earth colours. */
export const desert: Scene = (light, random) => {
  const start = Math.floor(random.between(0, BANDS.length))
  const bands = Array.from({ length: 6 }, (_, index) =>
    wash(
      ridge(random, 520 + index * 66, 130 - index * 14, 9),
      BANDS[(start + index) % BANDS.length] ?? BANDS[0],
      random,
      {
        strength: 0.66,
        bleed: 0.04,
        layers: 6,
      },
    ),
  )
  const cacti = Array.from({ length: 4 }, () =>
    cactus(random.between(140, 1460), random.between(930, 1020), random.between(110, 200), light, random),
  )
  return [
    sky(light, random, 520),
    wash(ridge(random, 480, 150, 7), light.far, random, { strength: 0.5 }),
    ...bands,
    wash(ridge(random, 930, 40), light.ground, random, { strength: 0.9 }),
    ...cacti,
  ].join('')
}

export const palm = (x: number, foot: number, size: number, colour: string, random: Chance) => {
  const lean = random.bell() * size * 0.12
  const head: Point = [x + lean, foot - size]
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (0.05 + (index / 8) * 0.9 + (index % 2 ? 1 : 0) * 0.04)
    const [dx, dy] = [Math.cos(angle) * size * 0.3, -Math.sin(angle) * size * 0.16]
    return ink(
      [head, [head[0] + dx * 0.6, head[1] + dy - size * 0.05], [head[0] + dx, head[1] + dy + size * 0.09]],
      random,
      {
        colour,
        width: Math.max(5, size * 0.035),
        opacity: 0.8,
      },
    )
  })
  return (
    ink([[x, foot], [x + lean * 0.4, foot - size * 0.5], head], random, {
      width: size * 0.035,
      opacity: 0.75,
    }) + leaves.join('')
  )
}

/** Waves of sand around a pool. */
export const dunes: Scene = (light, random) => {
  const dune = (level: number, colour: string) => {
    const crest = random.between(400, 1200)
    const outline: Point[] = [
      [-40, HEIGHT + 40],
      [-40, level],
      [crest - 260, level - 70],
      [crest, level - random.between(120, 210)],
      [crest + 330, level - 40],
      [WIDTH + 40, level + 20],
      [WIDTH + 40, HEIGHT + 40],
    ]
    const shade: Point[] = [
      [crest, level - 110],
      [crest + 330, level - 40],
      [WIDTH + 40, level + 20],
      [WIDTH + 40, level + 140],
      [crest + 90, level + 90],
    ]
    return (
      wash(outline, colour, random, { strength: 0.85, bleed: 0.025 }) +
      wash(shade, light.warm[0], random, { strength: 0.3, bleed: 0.04, rim: false })
    )
  }
  const pool = random.between(500, 1000)
  return [
    sky(light, random, 560),
    dune(560, light.ground),
    dune(700, '#e2bd84'),
    wash(blob(pool, 860, 330, 60), light.water, random, { strength: 0.9, bleed: 0.05 }),
    ...[-300, -180, 170, 290].map((shift) =>
      palm(pool + shift, 850 + random.bell() * 20, random.between(150, 240), light.near, random),
    ),
    dune(980, '#d9a86c'),
  ].join('')
}

/** Two walls of rock, and what connects them. */
export const canyon: Scene = (light, random) => {
  const wall = (side: 1 | -1, reach: number, top: number, colour: string) => {
    const edge = (x: number) => (side === 1 ? x : WIDTH - x)
    return wash(
      [
        [edge(-40), top],
        [edge(reach), top + 30],
        [edge(reach + 60), top + 240],
        [edge(reach - 20), top + 420],
        [edge(reach + 70), HEIGHT + 40],
        [edge(-40), HEIGHT + 40],
      ],
      colour,
      random,
      { strength: 0.88, bleed: 0.04 },
    )
  }
  const [left, right] = [random.between(520, 600), random.between(520, 600)]
  const span = box(left - 60, 470, WIDTH - right + 60, 500)
  const arch = Array.from({ length: 3 }, (_, index) => {
    const step = (WIDTH - left - right) / 3
    const x = left + step * (index + 0.5)
    return ink(
      [
        [x - step * 0.4, 640],
        [x - step * 0.36, 540],
        [x, 506],
        [x + step * 0.36, 540],
        [x + step * 0.4, 640],
      ],
      random,
      { width: 5, opacity: 0.65 },
    )
  })
  return [
    sky(light, random, 620),
    wash(ridge(random, 600, 120), light.far, random, { strength: 0.6 }),
    wash(ridge(random, 760, 60), light.middle, random, { strength: 0.7 }),
    wall(1, left, 400, light.warm[1] ?? light.ground),
    wall(-1, right, 420, light.ground),
    wall(1, left - 250, 560, light.warm[0]),
    wall(-1, right - 240, 600, light.warm[2] ?? light.middle),
    wash(span, '#d9c6a0', random, { strength: 0.9, bleed: 0.01 }),
    ...arch,
    wash(
      [
        [WIDTH / 2 - 60, 900],
        [WIDTH / 2 + 50, 900],
        [WIDTH / 2 + 260, HEIGHT + 40],
        [WIDTH / 2 - 240, HEIGHT + 40],
      ],
      light.water,
      random,
      { strength: 0.8 },
    ),
    birds(random, 4),
  ].join('')
}
