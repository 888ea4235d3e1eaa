import { beforeEach, describe, expect, test } from 'vitest'
import { dismissToast, showToast, TOAST_MS, toastStore } from './toasts.ts'

const messages = () => toastStore.current().map((toast) => toast.message)

beforeEach(() => {
  for (const toast of toastStore.current()) dismissToast(toast.id)
})

describe('a toast', () => {
  test('stays four seconds unless told otherwise', () => {
    showToast('Sesión cerrada exitosamente.')
    showToast('Guardado.', { durationMs: 10_000 })
    expect(TOAST_MS).toBe(4000)
    expect(toastStore.current().map((toast) => toast.durationMs)).toEqual([4000, 10_000])
  })
  test('that says the same as another takes its place', () => {
    showToast('Uno')
    showToast('Dos')
    showToast('Uno')
    expect(messages()).toEqual(['Dos', 'Uno'])
  })
  test('makes the oldest go when there are more than three', () => {
    for (const word of ['Uno', 'Dos', 'Tres', 'Cuatro']) showToast(word)
    expect(messages()).toEqual(['Dos', 'Tres', 'Cuatro'])
  })
  test('goes when dismissed, and listeners hear of it', () => {
    const seen: string[][] = []
    const stop = toastStore.subscribe(() => seen.push(messages()))
    dismissToast(showToast('Uno'))
    stop()
    showToast('Dos')
    expect(seen).toEqual([['Uno'], []])
  })
})
