import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, storageEvent } from './testing/memory-storage.ts'
import { createColorSchemeManager } from './theme.ts'

describe('the colour scheme', () => {
  test('follows the system while nothing, or nonsense, is stored', () => {
    expect(createColorSchemeManager(memoryStorage(), null).get('auto')).toBe('auto')
    expect(createColorSchemeManager(memoryStorage({ themeMode: 'sepia' }), null).get('auto')).toBe('auto')
  })

  test('is the stored choice', () => {
    const storage = memoryStorage()
    createColorSchemeManager(storage, null).set('dark')
    expect(storage.getItem('themeMode')).toBe('dark')
    expect(createColorSchemeManager(storage, null).get('auto')).toBe('dark')
  })

  test('follows a choice made in another tab, and taken back there', () => {
    const storage = memoryStorage()
    const events = new EventTarget()
    const manager = createColorSchemeManager(storage, events)
    const worn = vi.fn((scheme) => manager.set(scheme))
    manager.subscribe(worn)
    storage.setItem('themeMode', 'dark')
    events.dispatchEvent(storageEvent('themeMode'))
    storage.removeItem('themeMode')
    events.dispatchEvent(storageEvent('themeMode'))
    events.dispatchEvent(storageEvent('accessToken'))
    manager.unsubscribe()
    events.dispatchEvent(storageEvent(null))
    expect(worn.mock.calls).toEqual([['dark'], ['auto']])
    expect(storage.getItem('themeMode')).toBeNull()
  })
})
