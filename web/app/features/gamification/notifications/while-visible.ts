/** How long a notification stays; the bell keeps its dot longer. */
export const NOTIFICATION_MS = 10_000

/** Runs while the page is visible: nobody sees what happens in a background tab. */
export const whileVisible = (start: () => (() => void) | undefined) => {
  let stop: (() => void) | undefined
  const follow = () => {
    stop?.()
    stop = document.visibilityState === 'visible' ? start() : undefined
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop?.()
  }
}
