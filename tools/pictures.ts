import sharp from 'sharp'

interface Taken {
  /** `2027:01:10 09:30:00`, as cameras write it. */
  at?: string
  place?: { latitude: number; longitude: number }
}

const degrees = (value: number) => `${Math.round(Math.abs(value) * 1e6)}/1000000 0/1 0/1`
const positionOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  GPSLatitudeRef: latitude < 0 ? 'S' : 'N',
  GPSLatitude: degrees(latitude),
  GPSLongitudeRef: longitude < 0 ? 'W' : 'E',
  GPSLongitude: degrees(longitude),
})

/** Creates a photo like a phone's: a JPEG of a plain sunset, with when and where it was taken where that is given. */
export const sunset = async (name = 'atardecer.jpg', taken: Taken = {}) => ({
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
    .withExif({
      IFD2: { ...(taken.at && { DateTimeOriginal: taken.at }) },
      IFD3: { ...(taken.place && positionOf(taken.place)) },
    })
    .jpeg({ quality: 80 })
    .toBuffer(),
})
