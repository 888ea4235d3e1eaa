import { canvasBlob } from './canvas-blob.ts'

const GIVE_UP_MS = 8_000
/** The time of the frame in seconds: videos often begin with a black picture. */
const SECOND = 1
const LONGEST_SIDE = 1280

const happened = (video: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', reject, { once: true, signal })
    signal.addEventListener('abort', reject, { once: true })
  })

/** A frame from the beginning of a video; null when the browser cannot play it. */
export const stillFrame = async (file: File): Promise<Blob | null> => {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
    const loaded = happened(video, 'loadeddata', signal)
    video.src = url
    await loaded
    const sought = happened(video, 'seeked', signal)
    video.currentTime = Number.isFinite(video.duration) ? Math.min(SECOND, video.duration / 4) : 0
    await sought
    const size = { width: video.videoWidth, height: video.videoHeight }
    return await canvasBlob(video, size, { side: LONGEST_SIDE, type: 'image/jpeg', quality: 0.8 })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}
