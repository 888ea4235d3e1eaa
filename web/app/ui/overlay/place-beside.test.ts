import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const WINDOW = { width: 360, height: 700 }
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test('below the button, towards the side with more room', () => {
  expect(placeBeside(at(300, 10), 200, WINDOW)).toEqual({
    '--from-top': '56px',
    '--from-bottom': 'auto',
    '--from-start': 'auto',
    '--from-end': '20px',
    '--room-across': '332px',
    '--room-down': '636px',
  })
  expect(placeBeside(at(20, 10), 200, WINDOW)).toMatchObject({
    '--from-start': '20px',
    '--from-end': 'auto',
    '--room-across': '332px',
  })
})

test('above the button where only there is enough room', () => {
  expect(placeBeside(at(20, 600), 200, WINDOW)).toMatchObject({
    '--from-top': 'auto',
    '--from-bottom': '106px',
    '--room-down': '586px',
  })
})

test('where neither side has enough room, on the larger one', () => {
  expect(placeBeside(at(20, 200), 900, WINDOW)).toMatchObject({ '--from-top': '246px' })
  expect(placeBeside(at(20, 500), 900, WINDOW)).toMatchObject({ '--from-bottom': '206px' })
})
