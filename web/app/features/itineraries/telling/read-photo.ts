import type { PhotoFacts } from './divided-photos.ts'

/** What a camera writes stands at the beginning of a JPEG; in other files it may stand anywhere. */
const JPEG_HEAD_BYTES = 256 * 1024
const TAKEN = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2})/
const NOTHING: PhotoFacts = { date: null, time: null, position: null }

interface Read {
  DateTimeOriginal?: unknown
  latitude?: unknown
  longitude?: unknown
}

const factsOf = ({ DateTimeOriginal, latitude, longitude }: Read): PhotoFacts => {
  const [, year, month, day, hour, minute] = TAKEN.exec(String(DateTimeOriginal)) ?? []
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude)
  return {
    date: year === undefined ? null : `${year}-${month}-${day}`,
    time: hour === undefined ? null : `${hour}:${minute}`,
    position: isPlaced ? { latitude: Number(latitude), longitude: Number(longitude) } : null,
  }
}

/**
 * When and where a photo was taken, as far as its file says so. It is read here, on the device of whoever took it: what it says is sent
 * nowhere.
 */
export const readPhoto = async (file: Blob): Promise<PhotoFacts> => {
  const { parse } = await import('exifr/dist/lite.esm.mjs')
  try {
    const head = file.type === 'image/jpeg' ? file.slice(0, JPEG_HEAD_BYTES) : file
    const read: Read | undefined = await parse(await head.arrayBuffer(), {
      // As the camera wrote it: a moment without a time zone, which a Date would move.
      reviveValues: false,
    })
    return read ? factsOf(read) : NOTHING
  } catch {
    return NOTHING
  }
}
