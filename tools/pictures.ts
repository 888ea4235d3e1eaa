import sharp from 'sharp'

/** Creates a photo like a phone's: a JPEG of a plain sunset. */
export const sunset = async (name = 'atardecer.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#d97742' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="1200" height="900"><circle cx="600" cy="520" r="160" fill="#fbe3b0"/><rect y="600" width="1200" height="300" fill="#1f4e57"/></svg>',
        ),
      },
    ])
    .jpeg({ quality: 80 })
    .toBuffer(),
})
