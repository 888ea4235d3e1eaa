import type { Sharp, SharpOptions } from 'sharp'
import { maximumPixels } from './media-limits.ts'

type Sharpen = (input: string | Buffer, options?: SharpOptions) => Sharp

let loading: Promise<Sharpen> | undefined

/**
 * sharp with all decoders disabled except the four accepted formats, for the whole process. Loaded with the first image, to save
 * memory in processes without any. Caches are off because no upload is read twice.
 */
export const imageLibrary = (): Promise<Sharpen> => {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    // Reading SVG from memory stays enabled for posters that we draw; uploads are only read from files.
    sharp.unblock({
      operation: [
        'VipsForeignLoadSvgBuffer',
        'VipsForeignLoadJpeg',
        'VipsForeignLoadPng',
        'VipsForeignLoadWebp',
        'VipsForeignLoadNsgif',
      ],
    })
    return sharp
  })
  return loading
}

/** Damaged pixels are an error, not a grey area; the limit counts all frames of an animation together. */
export const decoding = { limitInputPixels: maximumPixels, failOn: 'error' } as const
