import type { Multipart, MultipartValue } from '@fastify/multipart'
import { expect, test } from 'vitest'
import {
  claimedPlace,
  formError,
  formLimits,
  refersToUpload,
  type TakenPlaces,
  takeField,
} from './form-parts.ts'
import type { FormShape } from './form-shape.ts'
import { MediaError } from './media-error.ts'

const SHAPE: FormShape = { fields: ['rating'], files: { name: 'media', most: 3, kinds: ['image', 'video'] } }

/** Returns the places that parts with these names get, in order, or how the form fails. */
const placesOf = (names: string[], files = SHAPE.files) => {
  const taken: TakenPlaces = { file: new Set(), poster: new Set() }
  try {
    return names.map((fieldname) => {
      const { kind, index } = claimedPlace({ fieldname } as Multipart, files, taken)
      return `${kind} ${index}`
    })
  } catch (error) {
    return (error as MediaError).status
  }
}

test.each([
  [
    ['media', 'media[]', 'media'],
    ['file 0', 'file 1', 'file 2'],
  ],
  [
    ['media[1]', 'media[0]', 'media'],
    ['file 1', 'file 0', 'file 2'],
  ],
  [
    ['media[0]', 'poster[0]', 'media[2]', 'poster[2]'],
    ['file 0', 'poster 0', 'file 2', 'poster 2'],
  ],
])('files named %j take the places %j', (names, places) => {
  expect(placesOf(names)).toEqual(places)
})

test.each([
  ['twice the same place', ['media[1]', 'media[1]'], 400],
  ['two stills of one video', ['poster[1]', 'poster[1]'], 400],
  ['a place behind the last', ['media[3]'], 413],
  ['a still of no place', ['poster'], 400],
  ['one file too many', ['media', 'media', 'media', 'media'], 413],
  ['a place that is taken when all are', ['media', 'media', 'media', 'media[1]'], 413],
  ['another name', ['photo'], 400],
  ['a name with something behind it', ['media[0]x'], 400],
])('a form with %s is refused', (_what, names, status) => {
  expect(placesOf(names)).toBe(status)
})

test('without videos, no poster is accepted', () => {
  expect(placesOf(['media[0]', 'poster[0]'], { ...SHAPE.files, kinds: ['image'] })).toBe(400)
})

test('a text is accepted once, whole, and under a known name', () => {
  const part = { fieldname: 'rating', value: '5', valueTruncated: false } as MultipartValue
  const statusOf = (fields: object, more: object) => {
    try {
      return takeField(['rating'], fields, { ...part, ...more } as MultipartValue)
    } catch (error) {
      return (error as MediaError).status
    }
  }
  const fields: { rating?: string } = {}
  takeField(['rating'], fields, part)
  expect(fields).toEqual({ rating: '5' })
  expect(statusOf(fields, {})).toBe(400)
  expect(statusOf({}, { fieldname: 'stars' })).toBe(400)
  expect(statusOf({}, { value: { stars: 5 } })).toBe(400)
  expect(statusOf({}, { valueTruncated: true })).toBe(413)
})

test.each([
  [new MediaError(422, 'validation', 'x'), { status: 422, code: 'validation' }],
  [Object.assign(new Error('files'), { code: 'FST_FILES_LIMIT' }), { status: 413, code: 'too-large' }],
  [Object.assign(new Error('closed'), { code: 'FST_MP_PREMATURE_CLOSE' }), { status: 400, code: 'aborted' }],
  [Object.assign(new Error('reset'), { code: 'ECONNRESET' }), { status: 400, code: 'aborted' }],
  [new Error('parts'), { status: 400, code: 'malformed' }],
])('%s is told as %o', (error, told) => {
  expect(formError(error, SHAPE)).toMatchObject(told)
})

test('the parser lets all parts come that it lets come as fields and as files', () => {
  const { parts, fields, files } = formLimits(SHAPE)
  expect(parts).toBe(fields + files)
})

test('only a text in the place of a file refers to an upload', () => {
  const id = '01A21B93-7F08-704D-8738-C4B54E47CC73'
  const referredBy = (part: object) => {
    try {
      return refersToUpload({ type: 'field', fieldname: 'media[0]', value: id, ...part } as Multipart, SHAPE)
    } catch (error) {
      return (error as MediaError).status
    }
  }
  expect(referredBy({})).toBe(id.toLowerCase())
  expect(referredBy({ type: 'file' })).toBeNull()
  expect(referredBy({ fieldname: 'rating' })).toBeNull()
  expect(referredBy({ fieldname: 'other' })).toBeNull()
  expect(referredBy({ value: 'mine' })).toBe(400)
  expect(referredBy({ value: { id } })).toBe(400)
})
