/** The part of exifr that reads JPEG and HEIC; the package describes its whole only. */
declare module 'exifr/dist/lite.esm.mjs' {
  const exifr: typeof import('exifr')
  export const parse: typeof exifr.parse
}
