import { pages } from '@andariego/contract/pages'

/** A base to resolve paths against; never shown. */
const HERE = 'http://andariego.invalid'

/** Signing in must not lead back to a login page. */
const SIGN_IN_PAGES = [pages.login(), pages.register()]

/**
 * The page of the product that `?next=` names, `/` without one. Addresses that would leave this host are ignored: other schemes,
 * `//host`, `/\host`, and paths that become one of these when they are resolved.
 */
export const nextPage = (search: string): string => {
  const asked = new URLSearchParams(search).get('next')
  if (!asked?.startsWith('/') || !URL.canParse(asked, HERE)) return '/'
  const { origin, pathname, search: query, hash } = new URL(asked, HERE)
  const isOurs = origin === HERE && !pathname.startsWith('//')
  const isPage = !SIGN_IN_PAGES.includes(pathname.replace(/\/+$/, '')) && !pathname.startsWith('/api/')
  return isOurs && isPage ? pathname + query + hash : '/'
}

/** The address of the login or registration page that leads to `page` afterwards. */
export const withNext = (name: 'login' | 'register', page: string): string =>
  pages[name]({ next: page === pages.home() ? undefined : page })

/** The address of the login page that leads back to `page`. */
export const loginPath = (page: string): string => withNext('login', page)
