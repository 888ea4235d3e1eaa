import { describe, expect, test } from 'vitest'
import { loginPath, nextPage } from './next-page.ts'

describe('the page after signing in', () => {
  test('is the one the visitor was sent from, with its query and hash', () => {
    for (const page of ['/account', '/itinerary/7/edit?day=2#stops', '/search?q=a%26b@c.es']) {
      expect(nextPage(new URL(loginPath(page), 'http://x').search)).toBe(page)
    }
  })
  test('is home without one', () => {
    expect([nextPage(''), nextPage('?next='), nextPage('?q=x')]).toEqual(['/', '/', '/'])
    expect(loginPath('/')).toBe('/login')
  })
  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'evil.example',
    ' /account',
    '//andariego.invalid@evil.example',
    '/api/users/me/export',
    '/login',
    '/login/?next=/login',
    '/register',
  ])('is home instead of %j', (asked) => {
    expect(nextPage(`?next=${encodeURIComponent(asked)}`)).toBe('/')
  })
})
