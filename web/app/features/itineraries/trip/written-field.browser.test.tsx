import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WrittenArea } from './written-field.tsx'

afterEach(() => localStorage.clear())

const LONG = 'x'.repeat(25)
const TOO_LONG = 'Es demasiado larga.'
const note = page.getByLabelText('Nota')

const Note = ({ about, onWrite }: { about: string; onWrite?: (text: string) => void }) => (
  <WrittenArea
    about={about}
    label="Nota"
    value="Agua"
    problemOf={(text) => (text.length > 20 ? TOO_LONG : null)}
    onWrite={(text) => onWrite?.(text)}
  />
)

test('a text that is too long is there again when the field is opened again, until it is mended', async () => {
  const onWrite = vi.fn()
  const first = await render(<Note about="stop-1" onWrite={onWrite} />)
  await note.fill(LONG)
  await expect.element(page.getByText(TOO_LONG)).toBeVisible()
  await first.unmount()
  expect(onWrite).not.toHaveBeenCalled()

  const second = await render(<Note about="stop-1" onWrite={onWrite} />)
  await expect.element(note).toHaveValue(LONG)
  await expect.element(page.getByText(TOO_LONG)).toBeVisible()
  await note.fill('Agua y pan')
  await second.unmount()
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('Agua y pan')

  await render(<Note about="stop-1" />)
  await expect.element(note).toHaveValue('Agua')
})

test('it is kept for what it describes alone', async () => {
  const first = await render(<Note about="stop-1" />)
  await note.fill(LONG)
  await first.unmount()
  await render(<Note about="stop-2" />)
  await expect.element(note).toHaveValue('Agua')
})
