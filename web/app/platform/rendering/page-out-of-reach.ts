/** The code of a page could not be loaded, and the server did not answer either. */
export class PageOutOfReach extends Error {
  override readonly name = 'PageOutOfReach'
}

/** Whether the server answers, with any status. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
