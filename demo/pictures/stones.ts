import { ridges, type Scene, sky } from './hills.ts'
import { box, HEIGHT, ink, type Point, WIDTH, wash } from './wash.ts'

/** Horseshoe arches around a pool. */
export const arches: Scene = (light, random) => {
  const [spring, floor, count] = [520, 800, 5]
  const width = WIDTH / count
  const opening = (index: number): Point[] => {
    const centre = (index + 0.5) * width
    const radius = width * 0.36
    const curve = Array.from({ length: 15 }, (_, step) => {
      const angle = Math.PI * (1.12 - (step / 14) * 1.24)
      return [centre + Math.cos(angle) * radius, spring - 20 - Math.sin(angle) * radius] as const
    })
    return [[centre - radius * 0.84, floor], ...curve, [centre + radius * 0.84, floor]]
  }
  const columns = Array.from({ length: count + 1 }, (_, index) => {
    const x = index * width
    return (
      wash(box(x - 19, spring, x + 19, floor), '#efe2c8', random, { strength: 0.9, bleed: 0.012 }) +
      ink(
        [
          [x - 26, spring],
          [x + 26, spring],
          [x + 18, spring + 24],
          [x - 18, spring + 24],
          [x - 26, spring],
        ],
        random,
      )
    )
  }).join('')
  const tiles = Array.from({ length: 40 }, (_, index) =>
    wash(
      [
        [index * 40 + 20, 214],
        [index * 40 + 40, 234],
        [index * 40 + 20, 254],
        [index * 40, 234],
      ],
      random.pick(light.warm),
      random,
      { strength: 0.8, bleed: 0.02, layers: 4 },
    ),
  ).join('')
  const lace = Array.from(
    { length: count },
    (_, index) =>
      ink(opening(index), random, { opacity: 0.6 }) +
      ink(
        opening(index).map(
          ([x, y]) =>
            [(x - (index + 0.5) * width) * 1.1 + (index + 0.5) * width, (y - floor) * 1.06 + floor] as const,
        ),
        random,
        { opacity: 0.35 },
      ),
  ).join('')
  const court = [
    wash(box(-40, 100, WIDTH + 40, floor), random.pick(['#e2b98a', '#dcae86', '#e6c49a'] as const), random, {
      strength: 0.9,
      bleed: 0.02,
    }),
    ...Array.from({ length: count }, (_, index) =>
      wash(opening(index), index % 2 ? light.near : light.middle, random, { strength: 0.82, bleed: 0.02 }),
    ),
    lace,
    columns,
    tiles,
  ].join('')
  return `${sky(light, random, 420)}${court}
    ${wash(box(-40, floor, WIDTH + 40, HEIGHT + 40), light.ground, random, { strength: 0.8, bleed: 0.02 })}
    ${wash(
      [
        [250, floor + 34],
        [1350, floor + 34],
        [1560, HEIGHT + 40],
        [40, HEIGHT + 40],
      ],
      light.water,
      random,
      { strength: 0.9, bleed: 0.015 },
    )}
    <g transform="translate(0 ${floor * 2 + 40}) scale(1 -1)" opacity=".22">${columns}${lace}</g>`
}

/** Stone steps in front of mountains. */
export const terraces: Scene = (light, random) => {
  const centre = random.between(620, 980)
  const steps = Array.from({ length: 6 }, (_, index) => {
    const half = 190 + index * 112
    const top = 430 + index * 92
    return (
      wash(
        [
          [centre - half + 26, top],
          [centre + half - 26, top],
          [centre + half, top + 98],
          [centre - half, top + 98],
        ],
        random.pick(['#cdb78c', '#bfa77c', '#d8c69e'] as const),
        random,
        { strength: 0.9, bleed: 0.012 },
      ) +
      wash(box(centre - half - 60, top + 88, centre + half + 60, top + 104), light.middle, random, {
        strength: 0.6,
        bleed: 0.1,
        layers: 5,
        rim: false,
      }) +
      ink(
        [
          [centre - half + 26, top],
          [centre + half - 26, top],
        ],
        random,
        { opacity: 0.6 },
      ) +
      Array.from({ length: Math.floor(half / 30) }, () => {
        const [x, y] = [centre + random.between(-half + 40, half - 70), top + random.between(18, 76)]
        return ink(
          [
            [x, y],
            [x + 34, y],
            [x + 34, y + 16],
            [x, y + 16],
            [x, y],
          ],
          random,
          { opacity: 0.2, width: 1.6 },
        )
      }).join('')
    )
  })
  const stairs = wash(
    [
      [centre - 56, 420],
      [centre + 56, 420],
      [centre + 96, 990],
      [centre - 96, 990],
    ],
    '#e5d6b2',
    random,
    { strength: 0.85, bleed: 0.01 },
  )
  const treads = Array.from({ length: 26 }, (_, index) => {
    const half = 56 + index * 1.5
    return ink(
      [
        [centre - half, 428 + index * 21],
        [centre + half, 428 + index * 21],
      ],
      random,
      { opacity: 0.36, width: 1.6 },
    )
  })
  const house =
    wash(
      [
        [centre - 130, 430],
        [centre - 118, 318],
        [centre + 118, 318],
        [centre + 130, 430],
      ],
      '#c4ad80',
      random,
      { strength: 0.92, bleed: 0.012 },
    ) +
    wash(box(centre - 28, 352, centre + 28, 430), '#4b4032', random, {
      strength: 0.8,
      bleed: 0.02,
      layers: 5,
    })
  return [ridges(light, random), house, ...steps, stairs, ...treads].join('')
}
