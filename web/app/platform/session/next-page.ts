import { pages } from '@andariego/contract/pages'

/** Only to resolve paths against; the host never shows. */
const HERE = 'http://andariego.invalid'

/** Signing in must not lead back to signing in. */
const SIGN_IN_PAGES = [pages.login(), pages.register()]

/**
 * The page of ours that `?next=` asks for after signing in, `/` without one. Whatever would leave this host is not
 * followed: other schemes, `//host`, `/\host`, and paths that only turn into those when they are resolved.
 */
export const nextPage = (search: string): string => {
  const asked = new URLSearchParams(search).get('next')
  if (!asked?.startsWith('/') || !URL.canParse(asked, HERE)) return '/'
  const { origin, pathname, search: query, hash } = new URL(asked, HERE)
  const isOurs = origin === HERE && !pathname.startsWith('//')
  const isPage = !SIGN_IN_PAGES.includes(pathname.replace(/\/+$/, '')) && !pathname.startsWith('/api/')
  return isOurs && isPage ? pathname + query + hash : '/'
}

/** A page of signing in or up that leads to `page` afterwards. */
export const withNext = (name: 'login' | 'register', page: string): string =>
  pages[name]({ next: page === pages.home() ? undefined : page })

/** Where to sign in in order to come back to a page. */
export const loginPath = (page: string): string => withNext('login', page)
