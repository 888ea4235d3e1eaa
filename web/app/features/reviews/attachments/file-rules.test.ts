import { MEDIA_MAX_BYTES } from '@andariego/contract/media-rules'
import { describe, expect, test } from 'vitest'
import { fileProblem, fitting } from './file-rules.ts'
import { typeOf } from './file-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the type of a file', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
    ['\0\0\0\x14ftypqt  ', 'video/quicktime'],
    ['\0\0\0\x18ftypheic', 'image/heic'],
    ['\0\0\0\x18ftypmif1', 'image/heic'],
  ])('%j shows %s', (head, type) => {
    expect(typeOf(bytes(head))).toBe(type)
  })

  test.each(['%PDF-1.7', '<svg xmlns', 'RIFF\x10\0\0\0WAVE', '\0\0\0\x18ftypavif', ''])(
    '%j is not accepted',
    (head) => {
      expect(typeOf(bytes(head))).toBeNull()
    },
  )
})

test('50 MB exactly pass, one byte more does not', () => {
  expect(fileProblem(MEDIA_MAX_BYTES, 'video/mp4')).toBeNull()
  expect(fileProblem(MEDIA_MAX_BYTES + 1, 'video/mp4')).toBe(
    'Archivo demasiado grande. Máximo 50MB por archivo.',
  )
})

test('a wrong format is named before its size, an empty file is damaged', () => {
  expect(fileProblem(MEDIA_MAX_BYTES + 1, null)).toBe(
    'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP) y videos (MP4, MOV).',
  )
  expect(fileProblem(0, null)).toBe('No se pudo leer el archivo. Puede estar dañado o incompleto.')
})

test('ten files fit, whenever they are chosen', () => {
  expect(fitting(['a', 'b', 'c'], 0)).toEqual({ taken: ['a', 'b', 'c'], tooMany: [] })
  expect(fitting(['a', 'b', 'c'], 8)).toEqual({ taken: ['a', 'b'], tooMany: ['c'] })
  expect(fitting(['a'], 10)).toEqual({ taken: [], tooMany: ['a'] })
})
