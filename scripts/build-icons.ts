/**
 * Makes the PNG icons in web/public from favicon.svg. Run it after changing the mark: `node scripts/build-icons.ts`.
 * The results are committed, so that nobody needs to run it to build the product.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../web/public/', import.meta.url)
const mark = await readFile(new URL('favicon.svg', folder))
const teal = '#0b5d59'

const icon = async (name: string, size: number, { markSize = size, opaque = false } = {}) => {
  const margin = Math.round((size - markSize) / 2)
  const drawn = await sharp(mark, { density: (72 * markSize) / 48 })
    .resize(markSize, markSize)
    .png()
    .toBuffer()
  const canvas = sharp({
    create: { width: size, height: size, channels: 4, background: opaque ? teal : '#00000000' },
  })
  await canvas
    .composite([{ input: drawn, left: margin, top: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(name, folder).pathname)
}

await Promise.all([
  icon('icon-192.png', 192),
  icon('icon-512.png', 512),
  // Launchers may crop a maskable icon to its central 80 %.
  icon('icon-maskable-512.png', 512, { markSize: 400, opaque: true }),
  // iOS rounds the corners itself and paints transparent areas black.
  icon('apple-touch-icon.png', 180, { opaque: true }),
])
