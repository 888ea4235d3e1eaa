import { expect, test } from 'vitest'
import { patienceWith } from './upload-transport.ts'

test('a form waits a minute for progress while it has files, and half a minute without', () => {
  const form = new FormData()
  form.set('content', 'Una tarde entera mirando el valle.')
  expect(patienceWith(form)).toBe(30_000)
  form.set('media[0]', new File(['…'], 'valle.jpg', { type: 'image/jpeg' }))
  expect(patienceWith(form)).toBe(60_000)
})
