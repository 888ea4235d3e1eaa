/** The code of a page could not be had, and nobody answered either. */
export class PageOutOfReach extends Error {
  override readonly name = 'PageOutOfReach'
}

/** Somebody answers, whatever it is. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
