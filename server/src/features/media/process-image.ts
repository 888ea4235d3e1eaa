import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { StorageFullError } from '../../platform/storage/storage.ts'
import { digest } from './file-digest.ts'
import { decoding, imageLibrary } from './image-library.ts'
import { jobSlots } from './job-slots.ts'
import { damagedImage, MediaError, tooManyPixels } from './media-error.ts'
import { mainSide, variantWidths } from './media-limits.ts'

/** A local file with one size of a picture. */
export interface Rendition {
  path: string
  width: number
  height: number
  bytes: number
  sha256: string
}
export interface ProcessedImage {
  main: Rendition
  variants: Rendition[]
  placeholder: string
}

// Effort 2 takes half the default's time for 3 % more bytes; AVIF takes six times as long.
const webp = { quality: 80, effort: 2 } as const
const longestSeconds = 30

/** Decoding is the most expensive part of an upload: only two at a time, so that the process can answer others. */
const inImageSlot = jobSlots(2)

/**
 * Decodes a picture and encodes it as WebP into `folder`: upright, in sRGB, without metadata. Nothing else in the file (scripts,
 * a second format, a GPS position) is copied. The main size of an animation stays animated; the smaller ones are stills. Refused
 * with 422 when not every pixel can be decoded.
 */
export const processImage = (source: string, folder: string, signal?: AbortSignal): Promise<ProcessedImage> =>
  inImageSlot(async () => {
    signal?.throwIfAborted()
    try {
      return await render(source, folder)
    } catch (error) {
      throw refusal(error)
    }
  })

const render = async (source: string, folder: string): Promise<ProcessedImage> => {
  const sharp = await imageLibrary()
  const { pages = 1 } = await sharp(source, decoding).metadata()
  const fitting = { width: mainSide, height: mainSide, fit: 'inside', withoutEnlargement: true } as const

  // One decoding serves all sizes; at most 26 MB of raw pixels.
  const still = await sharp(source, decoding)
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(fitting)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = still.info
  const pixels = () => sharp(still.data, { raw: { width, height, channels } })

  const written = async (picture: Sharp, name: string): Promise<Rendition> => {
    const path = join(folder, `${name}.webp`)
    const info = await picture.timeout({ seconds: longestSeconds }).webp(webp).toFile(path)
    return {
      path,
      width: info.width,
      height: info.pageHeight ?? info.height,
      ...(await digest(createReadStream(path))),
    }
  }

  const animated = () => sharp(source, { ...decoding, animated: true }).resize(fitting)
  const main = await written(pages > 1 ? animated() : pixels(), 'main')
  const variants: Rendition[] = []
  for (const wanted of variantWidths) {
    if (wanted < main.width) variants.push(await written(pixels().resize({ width: wanted }), String(wanted)))
  }
  return { main, variants, placeholder: await placeholderOf(pixels()) }
}

/** Returns a ThumbHash (at most 25 bytes) in base64: the blurred preview shown until the picture has loaded. */
const placeholderOf = async (picture: Sharp): Promise<string> => {
  const { data, info } = await picture
    .resize({ width: 100, height: 100, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const refusal = (error: unknown): unknown => {
  const reason = error instanceof Error ? error.message : ''
  if (error instanceof MediaError) return error
  if (/no space left/i.test(reason)) return new StorageFullError('No space left', { cause: error })
  if (/pixel limit/i.test(reason)) return tooManyPixels()
  return damagedImage(error)
}
