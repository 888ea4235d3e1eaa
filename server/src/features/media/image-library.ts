import type { Sharp, SharpOptions } from 'sharp'
import { maximumPixels } from './media-limits.ts'

type Sharpen = (input: string | Buffer, options?: SharpOptions) => Sharp

let loading: Promise<Sharpen> | undefined

/**
 * sharp with every decoder but the four accepted ones shut, for the whole process. Loaded by the first image only:
 * a process that handles none saves its memory. Caches are off because no upload is read twice.
 */
export function imageLibrary(): Promise<Sharpen> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    // SVG from memory stays open for the posters, which we draw ourselves; uploads are only ever read from files.
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

/** Broken pixels are an error, not a grey area; the limit counts all frames of an animation together. */
export const decoding = { limitInputPixels: maximumPixels, failOn: 'error' } as const
