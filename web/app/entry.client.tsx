import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { afterPaint } from './platform/rendering/after-paint.ts'
import { importOnceOnline } from './platform/rendering/import-code.ts'
import { applyWholeSheets } from './platform/rendering/whole-sheets.ts'
import { browserStorage } from './platform/session/browser-storage.ts'
import { followColorScheme } from './platform/theme/theme.ts'
import { watchDialogSteps } from './ui/overlay/use-dialog-history.ts'

const SHEETS_PATIENCE_MS = 3000
const OFFLINE_AFTER_MS = 1_000

/** Resolves once the page has painted. A tab in the background paints nothing, so waiting ends after a time limit. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve()
    else afterPaint(resolve)
  })

/** Starts offline support after the page has loaded everything it needs itself. */
const startOffline = async () => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => setTimeout(resolve, OFFLINE_AFTER_MS))
  // Most of the page's parts need some of this code, too, and would lose it for good if the connection had just gone.
  const { start } = await importOnceOnline(() => import('./platform/offline/start.ts'))
  await start()
}

followColorScheme(browserStorage())
watchDialogSteps()

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
