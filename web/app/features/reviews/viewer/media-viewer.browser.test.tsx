import type { MediaFile } from '@andariego/contract/media'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/styles/tokens.css'
import { MediaViewer } from './media-viewer.tsx'

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
