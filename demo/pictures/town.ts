import { birds, ridge, type Scene, sky } from './hills.ts'
import { blob, box, HEIGHT, ink, WIDTH, wash } from './wash.ts'

/** A church with two towers above the roofs. */
export const towers: Scene = (light, random) => {
  const centre = random.between(680, 920)
  const stone = random.pick(['#dcb48c', '#d8c39b', '#c98f6c', '#e3d3b2'])
  const isPointed = random.likely(0.5)
  const tower = (x: number) =>
    wash(box(x - 70, 330, x + 70, 860), stone, random, { bleed: 0.012 }) +
    [400, 520, 640]
      .map((y) =>
        wash(
          [
            [x - 22, y + 80],
            [x - 22, y + 20],
            [x, y],
            [x + 22, y + 20],
            [x + 22, y + 80],
          ],
          '#4b4a52',
          random,
          { strength: 0.7, layers: 5, bleed: 0.02 },
        ),
      )
      .join('') +
    (isPointed
      ? wash(
          [
            [x - 78, 332],
            [x, random.between(130, 170)],
            [x + 78, 332],
          ],
          light.middle,
          random,
          { bleed: 0.015 },
        )
      : wash(blob(x, 322, 74, 66), light.warm[3] ?? light.middle, random, { bleed: 0.02 }) +
        ink(
          [
            [x, 262],
            [x, 210],
          ],
          random,
          { width: 4 },
        ))
  const roofs = Array.from({ length: 12 }, (_, index) => {
    const [x, top] = [index * 140 - 20, random.between(800, 900)]
    return (
      wash(box(x, top, x + 150, HEIGHT + 40), random.pick(light.warm), random, { bleed: 0.015, layers: 6 }) +
      wash(
        [
          [x - 14, top],
          [x + 75, top - random.between(40, 70)],
          [x + 164, top],
        ],
        '#a8553c',
        random,
        { strength: 0.75, bleed: 0.02, layers: 6 },
      )
    )
  })
  return [
    sky(light, random, 620),
    wash(ridge(random, 680, 150), light.far, random, { strength: 0.6 }),
    wash(
      [
        [centre - 160, 860],
        [centre - 160, 560],
        [centre, 440],
        [centre + 160, 560],
        [centre + 160, 860],
      ],
      stone,
      random,
      { bleed: 0.012 },
    ),
    wash(blob(centre, 590, 54, 54), '#6a7f8f', random, { strength: 0.7, bleed: 0.02 }),
    tower(centre - 220),
    tower(centre + 220),
    ...roofs,
    birds(random, 7),
  ].join('')
}

/** Awnings, baskets and fruit. */
export const market: Scene = (light, random) => {
  const stalls = Array.from({ length: 4 }, (_, index) => {
    const [left, top] = [index * 400 + random.between(10, 50), random.between(440, 500)]
    const colours = [random.pick(light.warm), '#f7efdc']
    const stripes = Array.from({ length: 6 }, (_, stripe) =>
      wash(
        [
          [left + stripe * 56, top],
          [left + 56 + stripe * 56, top],
          [left + 62 + stripe * 58 - 14, top + 110],
          [left + stripe * 58 - 14, top + 110],
        ],
        colours[stripe % 2] ?? light.ground,
        random,
        { bleed: 0.012, layers: 6 },
      ),
    )
    const goods = Array.from({ length: 22 }, () =>
      wash(
        blob(left + random.between(10, 330), random.between(720, 790), 22, 18, 8),
        random.pick([...light.warm, '#6a9a48', '#d8a23a']),
        random,
        { layers: 4, bleed: 0.08, rim: false },
      ),
    )
    return [
      ink(
        [
          [left, top],
          [left, 860],
        ],
        random,
        { width: 6 },
      ),
      ink(
        [
          [left + 336, top],
          [left + 336, 860],
        ],
        random,
        { width: 6 },
      ),
      ...stripes,
      wash(box(left, 760, left + 336, 870), '#a98458', random, { bleed: 0.012 }),
      ...goods,
    ].join('')
  })
  const beams = Array.from({ length: 7 }, (_, index) =>
    ink(
      [
        [index * 270, 120],
        [index * 270 + 135, 300],
        [index * 270 + 270, 120],
      ],
      random,
      { width: 5, opacity: 0.5 },
    ),
  )
  return [
    sky(light, random, 480),
    wash(box(-40, 300, WIDTH + 40, 860), light.far, random, { strength: 0.4, bleed: 0.02 }),
    ...beams,
    ...stalls,
    wash(box(-40, 870, WIDTH + 40, HEIGHT + 40), light.ground, random, { strength: 0.85, bleed: 0.02 }),
  ].join('')
}
