import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, toastStore } from '../../platform/toasts.ts'
import { copyText } from './copy-text.ts'

const clear = () => {
  for (const { id } of toastStore.current()) dismissToast(id)
}
// Another file of the same worker may have left its toasts.
beforeEach(clear)
afterEach(() => {
  vi.unstubAllGlobals()
  clear()
})

const said = () => toastStore.current().map(({ message, kind }) => [kind, message])
const copy = () => copyText('ABCD', 'Copiado.', { message: 'Anótalo: ABCD', kind: 'info' })

test('says that a text was copied', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  await copy()
  expect(copied).toEqual(['ABCD'])
  expect(said()).toEqual([['success', 'Copiado.']])
})

test('says what else to do where the browser refuses, and without HTTPS, where it has no clipboard', async () => {
  for (const clipboard of [{ writeText: () => Promise.reject(new Error('not allowed')) }, undefined]) {
    vi.stubGlobal('navigator', { clipboard })
    await copy()
    expect(said()).toEqual([['info', 'Anótalo: ABCD']])
  }
})
