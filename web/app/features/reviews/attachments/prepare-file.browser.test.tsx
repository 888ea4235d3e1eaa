import { expect, test } from 'vitest'
import { prepareFile } from './prepare-file.ts'

const drawingOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  return { canvas, context }
}

/** A photo of which only the upper left quarter is red. */
const photo = async (width: number, height: number): Promise<Blob> => {
  const { canvas, context } = drawingOf(width, height)
  for (let x = 0; x < width; x += 40) {
    for (let y = 0; y < height; y += 40) {
      context.fillStyle = `hsl(200 60% ${30 + ((x * 7 + y * 13) % 40)}%)`
      context.fillRect(x, y, 40, 40)
    }
  }
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 4, height / 4)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
}

/** An Exif segment with a single entry: orientation 6, to be shown rotated to the right. */
const TURNED = 'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000'.match(/../g) ?? []
const turned = (jpeg: Blob) =>
  new Blob([jpeg.slice(0, 2), Uint8Array.from(TURNED, (hex) => Number.parseInt(hex, 16)), jpeg.slice(2)])

const fileOf = (content: Blob, name = 'mirador.jpg') => new File([content], name, { lastModified: 1000 })

const isRed = async (file: Blob, x: number, y: number) => {
  const bitmap = await createImageBitmap(file)
  const { context } = drawingOf(bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  const [red = 0, green = 0] = context.getImageData(x, y, 1, 1).data
  return red > 200 && green < 80
}

test('a photo larger than the server keeps is sent as large as it keeps it', async () => {
  const chosen = fileOf(await photo(4000, 3000))
  const { file, kind } = await prepareFile(chosen)
  const { width, height } = await createImageBitmap(file)
  const { name, type, lastModified } = file
  expect({ kind, name, type, lastModified, width, height }).toEqual({
    kind: 'image',
    name: 'mirador.jpg',
    type: 'image/jpeg',
    lastModified: 1000,
    width: 2560,
    height: 1920,
  })
  expect(file.size).toBeLessThan(chosen.size)
})

test('a photo taken with the camera turned is sent upright, and says nothing of the camera', async () => {
  const chosen = fileOf(turned(await photo(4000, 3000)))
  expect(await chosen.slice(0, 64).text()).toContain('Exif')
  const { file } = await prepareFile(chosen)
  const { width, height } = await createImageBitmap(file)
  expect([width, height]).toEqual([1920, 2560])
  expect(await isRed(file, width - 20, 20)).toBe(true)
  expect(await isRed(file, 20, 20)).toBe(false)
  expect(await file.slice(0, 4096).text()).not.toContain('Exif')
})

test('a photo that is not larger is sent unchanged', async () => {
  const chosen = fileOf(await photo(2560, 1440))
  expect((await prepareFile(chosen)).file).toBe(chosen)
})

test.each(['image/png', 'image/webp'])(
  '%s, which may move or be transparent, is sent unchanged',
  async (type) => {
    const { canvas } = drawingOf(3000, 10)
    const chosen = fileOf(await canvas.convertToBlob({ type }), 'mapa')
    expect((await prepareFile(chosen)).file).toBe(chosen)
  },
)

test('half a photo is sent unchanged, so that the server refuses it', async () => {
  const whole = await photo(4000, 3000)
  const chosen = fileOf(whole.slice(0, whole.size / 2))
  expect((await prepareFile(chosen)).file).toBe(chosen)
})
