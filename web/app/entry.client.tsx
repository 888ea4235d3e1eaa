import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { applyWholeSheets } from './platform/rendering/whole-sheets.ts'
import { browserStorage } from './platform/session/browser-storage.ts'
import { followColorScheme } from './platform/theme/theme.ts'

const FRAME_PATIENCE_MS = 500
const SHEETS_PATIENCE_MS = 3000
const OFFLINE_AFTER_MS = 1_000

/** Resolves once the page has painted. A tab in the background paints nothing, so waiting ends after a time limit. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    const done = () => resolve()
    if (document.visibilityState === 'hidden') return done()
    // The paint follows the frame's callbacks; the timeout runs after it.
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, FRAME_PATIENCE_MS)
  })

/** Starts offline support after the page has loaded everything it needs itself. */
const startOffline = async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, OFFLINE_AFTER_MS))
  const { start } = await import('./platform/offline/start.ts')
  await start()
}

// The browser skips a view transition in a hidden tab, or when the next navigation starts meanwhile. The page has changed all the
// same, so the rejected promise is not an error.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (
    reason instanceof DOMException &&
    ['InvalidStateError', 'AbortError'].includes(reason.name) &&
    /transition/i.test(reason.message)
  )
    event.preventDefault()
})

followColorScheme(browserStorage())

// With a warm cache this code would run before the first frame and delay it.
await firstFrame()
await applyWholeSheets(document, SHEETS_PATIENCE_MS)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// The development server's files change without changing their names, so nothing may be cached; this also removes the service
// worker and caches of an earlier build.
if (import.meta.env.PROD) startOffline().catch(() => {})
else
  navigator.serviceWorker
    ?.getRegistrations()
    .then((found) => found.forEach((registration) => void registration.unregister()))
