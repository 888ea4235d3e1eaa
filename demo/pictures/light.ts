/** The colours of an hour: of the sky, of far and near land, and of buildings. */
export const LIGHTS = {
  morning: {
    sky: ['#a9cfd8', '#f3d9b8'],
    sun: '#f4c56a',
    far: '#a8bfc4',
    middle: '#7c9f9a',
    near: '#47706a',
    ground: '#d9c49a',
    water: '#8fbcc2',
    warm: ['#d98f6a', '#e3b56c', '#c96f5b', '#7fa59a', '#e9d3a8'],
  },
  noon: {
    sky: ['#6fb1cf', '#cfe6e6'],
    sun: '#f7dc8b',
    far: '#93b3c0',
    middle: '#6a9a78',
    near: '#2f6b52',
    ground: '#dfc58d',
    water: '#4f9fb0',
    warm: ['#d8643f', '#e9a93c', '#2f8f8a', '#c84f63', '#f0d9a0'],
  },
  dusk: {
    sky: ['#7a6fa8', '#f0a070'],
    sun: '#ee6a4c',
    far: '#a98aa6',
    middle: '#7b6a8f',
    near: '#3f4769',
    ground: '#c99a78',
    water: '#9c7fa0',
    warm: ['#c4553f', '#dd8a4b', '#8f5b7c', '#5d6f95', '#e6b98a'],
  },
  night: {
    sky: ['#1f2f52', '#4d6c8e'],
    sun: '#f2ead0',
    far: '#52708f',
    middle: '#35506f',
    near: '#1b2c45',
    ground: '#6d7f95',
    water: '#3c5b7c',
    warm: ['#8a5a5a', '#a8814f', '#4d5f86', '#6e4f72', '#93866f'],
  },
} as const satisfies Record<string, Light>

export interface Light {
  /** From the zenith to the horizon. */
  sky: readonly [string, string]
  sun: string
  far: string
  middle: string
  near: string
  ground: string
  water: string
  warm: readonly [string, ...string[]]
}
export type Hour = keyof typeof LIGHTS
