import { type Scene, sky } from './hills.ts'
import { blob, box, HEIGHT, ink, WIDTH, wash } from './wash.ts'

/** A street of house fronts with balconies and flowers. */
export const facades: Scene = (light, random) => {
  const street = 880
  const houses: string[] = []
  for (let left = -30; left < WIDTH; ) {
    const width = random.between(190, 300)
    const top = random.between(270, 420)
    const right = left + width
    const colour = random.pick(light.warm)
    houses.push(
      wash(box(left, top, right, street), colour, random, { strength: 0.88, bleed: 0.012 }),
      wash(
        [
          [left - 12, top],
          [left + width / 2, top - random.between(26, 70)],
          [right + 12, top],
        ],
        '#a8553c',
        random,
        { strength: 0.75, bleed: 0.02 },
      ),
    )
    const columns = Math.max(2, Math.floor(width / 95))
    for (let column = 0; column < columns; column++) {
      const x = left + ((column + 0.5) * width) / columns
      for (const y of [top + 70, top + 270]) {
        if (y + 190 > street + 30) continue
        houses.push(
          wash(box(x - 24, y, x + 24, y + 104), '#3e4f57', random, {
            strength: 0.72,
            bleed: 0.015,
            layers: 5,
          }),
          ink(
            [
              [x - 24, y],
              [x + 24, y],
              [x + 24, y + 104],
              [x - 24, y + 104],
              [x - 24, y],
              [x, y],
              [x, y + 104],
            ],
            random,
          ),
          ink(
            [
              [x - 38, y + 110],
              [x + 38, y + 110],
              [x + 38, y + 78],
              [x - 38, y + 78],
              [x - 38, y + 110],
            ],
            random,
            { opacity: 0.7 },
          ),
        )
        if (random.likely(0.55))
          houses.push(
            ...[-22, 0, 22].map((shift) =>
              wash(
                blob(x + shift, y + 84 + random.bell() * 6, 22, 17, 9),
                random.pick(['#c2416b', '#4f7d4c', '#d97aa0'] as const),
                random,
                { strength: 0.75, bleed: 0.16, layers: 5, rim: false },
              ),
            ),
          )
      }
    }
    const door = left + width * random.between(0.3, 0.7)
    houses.push(
      wash(
        [
          [door - 34, street],
          [door - 34, street - 120],
          [door, street - 152],
          [door + 34, street - 120],
          [door + 34, street],
        ],
        '#4a3a2e',
        random,
        { strength: 0.8, bleed: 0.015, layers: 5 },
      ),
      ink(
        [
          [left, top],
          [right, top],
          [right, street],
        ],
        random,
        { opacity: 0.4 },
      ),
    )
    left = right
  }
  const cobbles = Array.from({ length: 90 }, () => {
    const [x, y] = [random.between(60, 1540), random.between(street + 24, 1010)]
    return ink(
      [
        [x - 20, y],
        [x - 8, y - 6],
        [x + 8, y - 6],
        [x + 20, y],
      ],
      random,
      { opacity: 0.26 },
    )
  })
  return [
    sky(light, random, 560),
    ...houses,
    wash(box(-40, street, WIDTH + 40, HEIGHT + 40), light.ground, random, { strength: 0.85, bleed: 0.02 }),
    ...cobbles,
  ].join('')
}
