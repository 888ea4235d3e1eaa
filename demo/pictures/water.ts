import { birds, ridge, type Scene, sky } from './hills.ts'
import { blob, box, HEIGHT, ink, WIDTH, wash } from './wash.ts'

/** Still water that reflects the landscape. */
export const mirror: Scene = (light, random) => {
  const horizon = 560
  const above =
    sky(light, random, horizon) +
    wash(
      ridge(random, horizon - 8, 46, 14).map(([x, y]) => [x, Math.min(y, horizon)] as const),
      light.far,
      random,
      { strength: 0.7, bleed: 0.04 },
    )
  const traveller = (x: number, size: number) =>
    wash(
      [
        [x - size * 0.16, 0],
        [x - size * 0.2, -size * 0.6],
        [x, -size * 0.78],
        [x + size * 0.2, -size * 0.6],
        [x + size * 0.16, 0],
      ].map(([px = 0, py = 0]) => [px, horizon + 66 + py] as const),
      light.near,
      random,
      { bleed: 0.02, layers: 5 },
    ) +
    wash(blob(x, horizon + 66 - size * 0.9, size * 0.13, size * 0.14, 9), light.near, random, {
      bleed: 0.02,
      layers: 5,
    })
  const people = traveller(random.between(560, 760), 120) + traveller(random.between(800, 1000), 104)
  const crust = Array.from({ length: 9 }, () => {
    const [x, y] = [random.between(120, 1480), random.between(760, 980)]
    return ink(
      [0, 1, 2, 3, 4, 5, 6].map(
        (corner) => [x + Math.cos(corner) * random.between(70, 110), y + Math.sin(corner) * 24] as const,
      ),
      random,
      { opacity: 0.18, colour: light.near },
    )
  }).join('')
  return `${above}<g transform="translate(0 ${horizon * 2}) scale(1 -1)" opacity=".72"><g>${above}</g></g>
    <rect x="0" y="${horizon - 3}" width="${WIDTH}" height="6" fill="#fffaf0" fill-opacity=".7"/>
    <g transform="translate(0 ${(horizon + 66) * 2}) scale(1 -1)" opacity=".4">${people}</g>${people}${crust}`
}

/** A wall of ice in front of a lake. */
export const glacier: Scene = (light, random) => {
  const [top, foot] = [430, 760]
  const facets = Array.from({ length: 34 }, (_, index) => {
    const left = index * 48 - 20
    const height = random.between(-40, 46)
    return wash(
      [
        [left, top + height],
        [left + 26, top + height - random.between(10, 60)],
        [left + 54, top + height + random.between(-16, 22)],
        [left + 52, foot],
        [left, foot],
      ],
      random.pick(['#bfe3ee', '#8ec9de', '#dff1f4', '#5fabc9', '#a9d6e6'] as const),
      random,
      { strength: 0.72, bleed: 0.04, layers: 6 },
    )
  })
  const floes = Array.from({ length: 12 }, () =>
    wash(
      blob(
        random.between(60, 1540),
        random.between(820, 1000),
        random.between(26, 90),
        random.between(8, 20),
        8,
      ),
      '#eef8f8',
      random,
      { strength: 0.85, bleed: 0.08, layers: 5 },
    ),
  )
  return [
    sky(light, random, 470),
    wash(ridge(random, 430, 190, 9), light.far, random, { strength: 0.7 }),
    ...facets,
    wash(box(-40, foot - 6, WIDTH + 40, HEIGHT + 40), light.water, random, { strength: 0.85, bleed: 0.03 }),
    ...floes,
    birds(random, 3),
  ].join('')
}

/** A waterfall in the jungle. */
export const waterfall: Scene = (light, random) => {
  const fall = (left: number, width: number, top: number, foot: number) =>
    wash(
      [
        [left, top],
        [left + width, top + random.between(-8, 8)],
        [left + width * 1.15, foot],
        [left - width * 0.15, foot],
      ],
      '#f4faf7',
      random,
      { strength: 0.93, bleed: 0.05, rim: false },
    ) +
    Array.from({ length: Math.ceil(width / 16) }, (_, index) =>
      ink(
        [
          [left + index * 16, top + 12],
          [left + index * 16 + random.bell() * 5, (top + foot) / 2],
          [left + index * 16 + random.bell() * 9, foot],
        ],
        random,
        { colour: light.water, opacity: 0.34 },
      ),
    ).join('')
  const jungle = (level: number, colour: string) =>
    Array.from({ length: 22 }, (_, index) =>
      wash(
        blob(index * 78 - 20, level + random.bell() * 26, random.between(60, 96), random.between(36, 66), 10),
        colour,
        random,
        { strength: 0.6, bleed: 0.14, layers: 5, rim: false },
      ),
    ).join('')
  return [
    sky(light, random, 480),
    jungle(400, light.middle),
    wash(
      [
        [-40, 430],
        [520, 440],
        [620, 470],
        [1010, 462],
        [1120, 428],
        [WIDTH + 40, 420],
        [WIDTH + 40, HEIGHT],
        [-40, HEIGHT],
      ],
      '#7b6a55',
      random,
      { strength: 0.85 },
    ),
    fall(110, 150, 446, 850),
    fall(380, 90, 452, 860),
    fall(600, 420, 474, 890),
    fall(1120, 110, 440, 850),
    fall(1330, 160, 436, 850),
    jungle(432, light.near),
    wash(box(-40, 860, WIDTH + 40, HEIGHT + 40), light.water, random, { strength: 0.8, bleed: 0.06 }),
    ...Array.from({ length: 5 }, () =>
      wash(blob(random.between(250, 1350), random.between(820, 900), 260, 60), '#f8fbf8', random, {
        strength: 0.5,
        bleed: 0.2,
        rim: false,
      }),
    ),
    ...['#d8643f', '#e9a93c', '#6a9a78', '#4f7fb0'].map(
      (colour, index) =>
        `<path fill="none" stroke="${colour}" stroke-opacity=".28" stroke-width="13" d="M${520 + index * 13} 880A${480 - index * 13} ${420 - index * 13} 0 0 1 ${1480 - index * 13} 880"/>`,
    ),
    jungle(1060, light.near),
  ].join('')
}
