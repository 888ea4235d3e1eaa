import { type PosterPlace, posterSvg } from './poster.ts'

/**
 * Renders the poster for link previews: a PNG of 1200 × 630. A palette of 128 colours keeps flat colours exact and the file
 * small.
 */
export const posterPng = async (place: PosterPlace): Promise<Buffer> => {
  // Loaded with the first poster, to save memory in processes that draw none.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(posterSvg(place, { width: 1200, height: 630 })))
    .resize(1200, 630)
    .png({ palette: true, colours: 128, dither: 0.6, effort: 4 })
    .toBuffer()
}
