import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'

/** A picture with visible content: soft noise over a colour, `width` by `height` pixels. */
export const picture = (width = 900, height = 600) => {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#2a7', noise: grain } })
}

export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer()
export const png = (width?: number, height?: number) => picture(width, height).png().toBuffer()
export const webp = (width?: number, height?: number) => picture(width, height).webp().toBuffer()

// Few colours: finding the best 256 for noise would take seconds.
const quickGif = { effort: 1, colours: 16, dither: 0 } as const
export const gif = () => picture().gif(quickGif).toBuffer()

const flat = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer()
const frames = () => Promise.all(['#2a7', '#e63', '#36c'].map(flat))
export const animatedGif = async () =>
  sharp(await frames(), { join: { animated: true } })
    .gif()
    .toBuffer()
export const animatedWebp = async () =>
  sharp(await frames(), { join: { animated: true } })
    .webp()
    .toBuffer()

export const positionText = '40.416775,-3.703790'

/** As a phone writes it: rotated, with position, make and XMP. */
export const phoneJpeg = () =>
  picture(800, 600)
    .withExif({
      IFD0: { Make: 'CamaraSecreta', Model: 'Modelo-7', Copyright: positionText },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 25/1 987/1000',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 42/1 13/1',
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${positionText}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of side × side black pixels: a few hundred kilobytes that would unpack to gigabytes. */
export const bombPng = async (side = 30_000): Promise<Buffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([8, 0], 8) // One grey byte per pixel.
  const row = Buffer.alloc(side + 1)
  const rows = Readable.from(
    (function* () {
      for (let count = 0; count < side; count++) yield row
    })(),
  )
  const packed = await buffer(rows.pipe(createDeflate()))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
