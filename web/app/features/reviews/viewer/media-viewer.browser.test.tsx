import type { MediaFile } from '@andariego/contract/media'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/styles/tokens.css'
import { MediaViewer } from './media-viewer.tsx'
import { VideoStage } from './video-stage.tsx'

const photo = (id: string): MediaFile => ({
  id,
  filename: `${id}.jpg`,
  originalFilename: `${id}.jpg`,
  mimeType: 'image/jpeg',
  width: 800,
  height: 600,
  durationMs: null,
  placeholder: null,
  hasPoster: false,
})

afterEach(() => page.viewport(414, 896))

test('on a narrow phone the buttons to other photos cover nothing of what failed', async () => {
  await page.viewport(320, 640)
  await render(
    <MediaViewer media={[photo('a'), photo('b')]} mayReport={false} startAt={0} onClose={() => undefined} />,
  )
  const failure = page.getByText('Error al cargar el archivo multimedia')
  await expect.element(failure).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(failure.element())
  const { left, right } = words.getBoundingClientRect()
  const edge = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(edge('Anterior').right)
  expect(right).toBeLessThanOrEqual(edge('Siguiente').left)
})

const swipe = (over: Element, fromBottom: number, by: number) => {
  const { left, width, bottom } = over.getBoundingClientRect()
  const finger = (type: string, x: number) =>
    over.dispatchEvent(
      new PointerEvent(type, {
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        clientX: x,
        clientY: bottom - fromBottom,
      }),
    )
  finger('pointerdown', left + width / 2)
  finger('pointerup', left + width / 2 + by)
}

test('a swipe over a video means something, but not over its controls', async () => {
  const swipes: string[] = []
  const media: MediaFile = { ...photo('b'), originalFilename: 'b.mp4', mimeType: 'video/mp4' }
  const { container } = await render(<VideoStage media={media} onSwipe={(to) => swipes.push(to)} />)
  const film = container.querySelector('video') ?? expect.unreachable()
  film.style.cssText = 'display: block; width: 300px; height: 400px'
  swipe(film, 40, -120)
  expect(swipes).toEqual([])
  swipe(film, 300, -120)
  swipe(film, 300, 120)
  expect(swipes).toEqual(['next', 'previous'])
})

test('one swipes past a photo that could not be loaded', async () => {
  await render(
    <MediaViewer media={[photo('a'), photo('b')]} mayReport={false} startAt={0} onClose={() => undefined} />,
  )
  const failure = page.getByText('Error al cargar el archivo multimedia')
  await expect.element(failure).toBeVisible()
  swipe(failure.element(), 0, -120)
  await expect.element(page.getByRole('status')).toHaveTextContent('2 de 2. Foto: b.jpg')
})
