import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { applyWholeSheets } from './platform/rendering/whole-sheets.ts'
import { browserStorage } from './platform/session/browser-storage.ts'
import { followColorScheme } from './platform/theme/theme.ts'

const FRAME_PATIENCE_MS = 500
const SHEETS_PATIENCE_MS = 3000
const OFFLINE_AFTER_MS = 1_000

/** Resolves once the page is to be seen; a tab in the background paints nothing and need not be waited for. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    const done = () => resolve()
    if (document.visibilityState === 'hidden') return done()
    // After the frame's own work comes its paint, after that the next message.
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, FRAME_PATIENCE_MS)
  })

/** What makes the product open without a connection comes when the page has all it needs. */
const startOffline = async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, OFFLINE_AFTER_MS))
  const { start } = await import('./platform/offline/start.ts')
  await start()
}

// A hidden tab, or the next page asked for meanwhile, skips the animation between two pages; the page itself has changed, and nothing is wrong.
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

// From a warm cache this code comes before the first frame, and would hold it up.
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

// The development server's files change under their names: nothing of them is kept, nor of a build that was here before.
if (import.meta.env.PROD) startOffline().catch(() => {})
else
  navigator.serviceWorker
    ?.getRegistrations()
    .then((found) => found.forEach((registration) => void registration.unregister()))
