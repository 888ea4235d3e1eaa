import { followPages, noteConnection, noteShownFrom } from '../connection.ts'
import { sendWaiting } from '../outbox/outbox.ts'
import { forgetOthers, watchForLeaving } from './forget.ts'
import type { FromKept, ToWorker } from './kept.ts'
import { holdRelease } from './release.ts'
import { offerUpdates } from './updates.ts'

/** A page counts as visited after this time. */
const SEEN_AFTER_MS = 1_500

const say = (message: ToWorker, answers: MessagePort[] = []) =>
  navigator.serviceWorker.controller?.postMessage(message, answers)

const askHowOld = () => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<FromKept>) => {
    if (data.keptAt) noteShownFrom(data.keptAt)
    // A browser on a network that leads nowhere takes itself for online.
    if (data.unreachable) noteConnection(true)
  }
  say({ type: 'how-old' }, [port2])
}

const tellSeenPages = () => {
  let timer: ReturnType<typeof setTimeout>
  followPages((path) => {
    clearTimeout(timer)
    timer = setTimeout(() => say({ type: 'seen', path }), SEEN_AFTER_MS)
  })
}

const followNetwork = () => {
  const look = () => noteConnection(!navigator.onLine)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  if (!navigator.onLine) look()
}

/** With data saving on, nothing is prefetched. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Starts offline support. Called once a page has loaded; nothing waits for it. */
export const start = async (): Promise<void> => {
  followNetwork()
  watchForLeaving()
  await forgetOthers()
  void sendWaiting()
  // Service workers are missing on pages without HTTPS.
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  holdRelease()
  askHowOld()
  if (savesData() && !serviceWorker.controller) return
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  offerUpdates(serviceWorker, registration)
  await serviceWorker.ready
  tellSeenPages()
}
