import { describe, expect, test } from 'vitest'
import {
  isFocusedPage,
  mainNavigation,
  profileNavigation,
  toolNavigation,
  userNavigation,
} from './navigation.ts'

describe('navigation', () => {
  test('is hidden on the two pages of signing in and up, however their address is written', () => {
    expect(['/login', '/register', '/login/'].map(isFocusedPage)).toEqual([true, true, true])
    expect(['/', '/place/login', '/account', '/forgot-password'].some(isFocusedPage)).toBe(false)
  })
  test('lists no page twice', () => {
    const pages = [...mainNavigation, ...userNavigation, ...toolNavigation, ...profileNavigation].map(
      ({ to }) => to,
    )
    expect(new Set(pages).size).toBe(pages.length)
  })
})
