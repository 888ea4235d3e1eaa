import sharp from 'sharp'
import { chance } from './chance.ts'
import { canyon, desert, dunes } from './dry.ts'
import { garden, jungle, palms } from './green.ts'
import { ridges, type Scene } from './hills.ts'
import { type Hour, LIGHTS } from './light.ts'
import { lake, peaks, volcano } from './mountains.ts'
import { boats, coast } from './shore.ts'
import { arches, terraces } from './stones.ts'
import { facades } from './street.ts'
import { market, towers } from './town.ts'
import { HEIGHT, splashes, WIDTH } from './wash.ts'
import { glacier, mirror, waterfall } from './water.ts'

const SCENES = {
  arches,
  boats,
  canyon,
  coast,
  desert,
  dunes,
  facades,
  garden,
  glacier,
  jungle,
  lake,
  market,
  mirror,
  palms,
  peaks,
  ridges,
  terraces,
  towers,
  volcano,
  waterfall,
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

/** A page of a travel notebook: the motif and its light. The seed makes pictures with the same motif differ. */
export interface Picture {
  scene: SceneName
  hour: Hour
  seed: number
}

const PAPER = '#f8f2e4'
/** Drawn at 1600 × 1067, painted smaller: no page shows more, and a hundred pictures take half the time. */
const [PAINTED_WIDTH, PAINTED_HEIGHT] = [1280, 853]

/** Draws the bare paper around the painting, with a ragged edge. */
const margin = (random: ReturnType<typeof chance>) => {
  const [inset, steps] = [58, 60]
  const wobble = () => inset + random.bell() * 7
  const along = (index: number, length: number) => inset + (index / steps) * (length - 2 * inset)
  const indices = Array.from({ length: steps }, (_, index) => index)
  const edge = [
    ...indices.map((index) => [along(index, WIDTH), wobble()]),
    ...indices.map((index) => [WIDTH - wobble(), along(index, HEIGHT)]),
    ...indices.map((index) => [WIDTH - along(index, WIDTH), HEIGHT - wobble()]),
    ...indices.map((index) => [wobble(), HEIGHT - along(index, HEIGHT)]),
  ]
  const hole = edge.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
  return `<path fill="${PAPER}" fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0ZM${hole}Z"/>`
}

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .greyscale()
    .png()
    .toBuffer()

/** The same paper texture for every picture, cached because making it takes longer than most pictures. */
let grain: Promise<Buffer> | null = null

/** Paints a picture, as a JPEG of 1280 × 853. */
export const paint = async ({ scene, hour, seed }: Picture): Promise<Buffer> => {
  const random = chance(seed)
  const light = LIGHTS[hour]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAINTED_WIDTH}" height="${PAINTED_HEIGHT}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">
    <rect width="100%" height="100%" fill="${PAPER}"/>
    ${SCENES[scene](light, random)}${splashes(light.warm[0], random, 14)}${splashes('#fffaf0', random, 18)}${margin(random)}
  </svg>`
  // Fine noise is the grain of the paper; coarse noise, enlarged, is pigment that settled in pools.
  grain ??= noise(PAINTED_WIDTH, PAINTED_HEIGHT, 22)
  const [paper, pools] = await Promise.all([
    grain,
    noise(64, 43, 18).then((small) =>
      sharp(small).resize(PAINTED_WIDTH, PAINTED_HEIGHT, { kernel: 'cubic' }).png().toBuffer(),
    ),
  ])
  return sharp(Buffer.from(drawing), { limitInputPixels: WIDTH * HEIGHT, unlimited: true })
    .composite([
      { input: pools, blend: 'soft-light' },
      { input: paper, blend: 'soft-light' },
    ])
    .flatten({ background: PAPER })
    .jpeg({ quality: 84 })
    .toBuffer()
}
