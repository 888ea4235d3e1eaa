export interface Position {
  latitude: number
  longitude: number
}

const radians = Math.PI / 180

/** Returns the great-circle distance in kilometres. */
export const kilometresBetween = (from: Position, to: Position) => {
  const latitudes = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const longitudes = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const chord =
    latitudes * latitudes +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * longitudes * longitudes
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const row = (latitude: number) => Math.floor(Math.min(89.999, Math.max(-90, latitude))) + 90
const column = (longitude: number) => Math.floor((((longitude + 180) % 360) + 360) % 360)

/** Returns the one-degree cell of a position, as a word of the text index. */
export const cellWord = ({ latitude, longitude }: Position) => `@c${row(latitude) * 360 + column(longitude)}`

/** The sizes, in degrees, of the cells by which things in one region are found: about 2 km and 20 km. */
export const localCells = [0.02, 0.2] as const
type LocalCell = (typeof localCells)[number]

/** Returns the cell of this size that contains a position, as a word of the text index. */
export const localCellWord = ({ latitude, longitude }: Position, size: LocalCell) =>
  `@${size === 0.02 ? 'f' : 'm'}${Math.floor((latitude + 90) / size)}y${Math.floor((longitude + 180) / size)}`

/** Returns the cell of this size and its eight neighbours. */
export const localCellsAround = ({ latitude, longitude }: Position, size: LocalCell) =>
  [-size, 0, size].flatMap((north) =>
    [-size, 0, size].map((east) =>
      localCellWord({ latitude: latitude + north, longitude: longitude + east }, size),
    ),
  )

/** Returns the cell and its eight neighbours. */
export const cellsAround = ({ latitude, longitude }: Position) => [
  ...new Set(
    [-1, 0, 1].flatMap((north) =>
      [-1, 0, 1].map((east) => cellWord({ latitude: latitude + north, longitude: longitude + east })),
    ),
  ),
]
