import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { bootScript, PAPER, partOfDay } from './boot-script.ts'

interface Visit {
  stored?: Record<string, string>
  system?: 'light' | 'dark'
  hour?: number
  forbidden?: true
  passkeys?: true
}

/** Runs the script as the page does; returns the attributes that it sets on <html>, and the theme colour. */
const visit = ({ stored = {}, system = 'light', hour = 12, forbidden, passkeys }: Visit) => {
  const marks: Record<string, string> = {}
  const head: { name?: string; content?: string }[] = []
  runInNewContext(bootScript, {
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => Object.assign(marks, { [name]: value }),
      },
      addEventListener: () => {},
      createElement: () => ({}),
      head: { appendChild: (meta: object) => head.push(meta) },
    },
    get localStorage() {
      if (forbidden) throw new Error('SecurityError')
      return memoryStorage(stored)
    },
    ...(passkeys && { PublicKeyCredential: class {} }),
    matchMedia: () => ({ matches: system === 'dark' }),
    Date: class {
      getHours = () => hour
    },
  })
  return { ...marks, themeColor: head.find((meta) => meta.name === 'theme-color')?.content }
}

describe('on the very first frame', () => {
  test.each([
    ['the stored choice wins over the system', { stored: { themeMode: 'light' }, system: 'dark' }, 'light'],
    ['the system decides while nothing is stored', { system: 'dark' }, 'dark'],
    [
      'the system decides when nonsense is stored',
      { stored: { themeMode: 'sepia' }, system: 'dark' },
      'dark',
    ],
    ['the system decides where the storage is forbidden', { forbidden: true, system: 'dark' }, 'dark'],
  ] as const)('%s', (_, given, scheme) => {
    expect(visit(given)).toMatchObject({ 'data-scheme': scheme, themeColor: PAPER[scheme] })
  })

  test('a stored token and user show the half for users, a token alone does not', () => {
    expect(visit({ stored: { accessToken: 'a', user: '{}' } })).toHaveProperty('data-session', 'user')
    expect(visit({ stored: { accessToken: 'a' } })).not.toHaveProperty('data-session')
  })

  test('room for a passkey is kept in browsers that have them', () => {
    expect(visit({ passkeys: true })).toHaveProperty('data-passkeys')
    expect(visit({})).not.toHaveProperty('data-passkeys')
  })

  test('the hour of the day is the one the page goes on with', () => {
    for (let hour = 0; hour < 24; hour++) expect(visit({ hour })).toHaveProperty('data-hour', partOfDay(hour))
    expect([0, 6, 9, 18, 21].map(partOfDay)).toEqual(['night', 'dawn', 'day', 'dusk', 'night'])
  })
})
