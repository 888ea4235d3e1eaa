import { describe, expect, test, vi } from 'vitest'
import { memoryStorage, storageEvent } from '../testing/memory-storage.ts'
import { createColorScheme } from './theme.ts'

/** A fake media query whose preference can change. */
const systemThatAsksFor = (scheme: 'light' | 'dark') => {
  const target = new EventTarget()
  const system = Object.assign(target, { matches: scheme === 'dark' })
  return {
    system: system as unknown as MediaQueryList,
    change: (next: 'light' | 'dark') => {
      system.matches = next === 'dark'
      target.dispatchEvent(new Event('change'))
    },
  }
}

describe('the colour scheme', () => {
  test('is the system’s while nothing, or nonsense, is stored, and follows it live', () => {
    for (const stored of [undefined, { themeMode: 'sepia' }]) {
      const { system, change } = systemThatAsksFor('dark')
      const wear = vi.fn()
      const scheme = createColorScheme({ storage: memoryStorage(stored), events: null, system, wear })
      expect(scheme.current()).toBe('dark')
      change('light')
      expect(wear).toHaveBeenLastCalledWith('light')
    }
  })

  test('is the stored choice, whatever the system asks for then', () => {
    const storage = memoryStorage()
    const { system, change } = systemThatAsksFor('light')
    const wear = vi.fn()
    createColorScheme({ storage, events: null, system, wear }).choose('dark')
    expect(storage.getItem('themeMode')).toBe('dark')
    change('light')
    expect(wear.mock.calls).toEqual([['dark'], ['dark']])
  })

  test('follows a choice made in another tab, and taken back there', () => {
    const storage = memoryStorage()
    const events = new EventTarget()
    const wear = vi.fn()
    createColorScheme({ storage, events, system: systemThatAsksFor('light').system, wear })
    storage.setItem('themeMode', 'dark')
    events.dispatchEvent(storageEvent('themeMode'))
    storage.removeItem('themeMode')
    events.dispatchEvent(storageEvent('themeMode'))
    events.dispatchEvent(storageEvent('accessToken'))
    expect(wear.mock.calls).toEqual([['dark'], ['light']])
    expect(storage.getItem('themeMode')).toBeNull()
  })
})
