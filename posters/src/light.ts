import type { Colour } from './marks.ts'

export type Hour = 'dawn' | 'day' | 'golden' | 'dusk' | 'night'

/** The light at an hour. `dim` is how much of `shadow` darkens everything near, 0 to 1. */
export interface Light {
  hour: Hour
  top: Colour
  middle: Colour
  low: Colour
  orb: Colour
  cloud: Colour
  haze: Colour
  shadow: Colour
  dim: number
}

const light = (
  hour: Hour,
  [top, middle, low]: [Colour, Colour, Colour],
  [orb, cloud]: [Colour, Colour],
  [haze, shadow]: [Colour, Colour],
  dim: number,
): Light => ({ hour, top, middle, low, orb, cloud, haze, shadow, dim })

/** Chosen by eye: paper, teal and terracotta are the basic colours, and each hour tends to one of them. */
export const lightsOf: Record<Hour, readonly [Light, ...Light[]]> = {
  dawn: [
    light('dawn', [0x7fa6b3, 0xf0ccb2, 0xfbe8cd], [0xfff6e2, 0xfdf1e2], [0xd8b9ab, 0x2f4a58], 0.22),
    light('dawn', [0x73769f, 0xdba3a6, 0xfcdcb6], [0xfff1d4, 0xf3c4b5], [0xb794a8, 0x38365c], 0.3),
    light('dawn', [0xa5c4bd, 0xf2dcc3, 0xfcf0df], [0xe98b66, 0xfdf7ec], [0xc9c8b8, 0x2c5054], 0.16),
  ],
  day: [
    light('day', [0x3d9a98, 0x8fcbbf, 0xf4ecd5], [0xfff6dc, 0xfaf4e4], [0xa9cbc0, 0x0b4a4d], 0.1),
    light('day', [0xefdcba, 0xf7ebd3, 0xfbf6ea], [0xd9603b, 0xffffff], [0xbccbbd, 0x0f4f4f], 0.12),
    light('day', [0x4c8eb0, 0xa6cfd4, 0xf4efdd], [0xfff8e2, 0xfffaf0], [0xa9c7cb, 0x1c4a59], 0.1),
    light('day', [0x79bdb4, 0xc9e0cd, 0xfbf3df], [0xf0a24f, 0xfffaf0], [0xb5d0c1, 0x155255], 0.1),
  ],
  golden: [
    light('golden', [0xe8a060, 0xf6cb86, 0xfdebc2], [0xfff6da, 0xfbdfae], [0xddb07c, 0x2f4644], 0.26),
    light('golden', [0x2f7f86, 0xe9c48a, 0xf8dfa8], [0xfbf2d2, 0xf6dcae], [0xd3a072, 0x1f464b], 0.26),
    light('golden', [0xc6563a, 0xea8d57, 0xf9cd90], [0xfff1cc, 0xf6b37c], [0xc98562, 0x3b2f42], 0.34),
  ],
  dusk: [
    light('dusk', [0x2d3866, 0xa7567b, 0xf49d6d], [0xffd6a0, 0xc06a7d], [0x985878, 0x22224a], 0.46),
    light('dusk', [0x1c4b5d, 0x628f8e, 0xf4b88d], [0xffe4bc, 0xd9a58e], [0x6d8b8c, 0x103340], 0.42),
  ],
  night: [
    light('night', [0x0d2036, 0x1c4858, 0x4f8486], [0xf8f0d8, 0x2d5a68], [0x3b6974, 0x0a1e2c], 0.56),
    light('night', [0x151938, 0x30356b, 0x7f6194], [0xfcebd2, 0x4a4680], [0x51497f, 0x10122e], 0.54),
    light('night', [0x052c2f, 0x0b5d59, 0x62aa99], [0xfef4d8, 0x1d716b], [0x307b75, 0x04262a], 0.54),
  ],
}
