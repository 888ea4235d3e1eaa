import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Composer } from './composer.tsx'

const stop = page.getByRole('button', { name: 'Detener' })
const send = page.getByRole('button', { name: 'Enviar' })
const field = page.getByRole('textbox', { name: 'Tu mensaje' })

/** A chat whose answer goes on until it is stopped, or until 'El final' hears a click. */
const Chat = ({ onSend, onStop }: { onSend: (message: string) => void; onStop: () => void }) => {
  const [answering, setAnswering] = useState(false)
  const answer = (message: string) => {
    onSend(message)
    setAnswering(true)
  }
  const end = () => {
    onStop()
    setAnswering(false)
  }
  return (
    <>
      <Composer answering={answering} onSend={answer} onStop={end} />
      <button type="button" onClick={() => setAnswering(false)}>
        El final
      </button>
    </>
  )
}
const chat = async () => {
  const deeds = { onSend: vi.fn(), onStop: vi.fn() }
  await render(<Chat {...deeds} />)
  await field.fill('¿Cómo es Granada?')
  return deeds
}

test('while an answer is being written the button stops it; Enter and Escape do not, and the draft stays', async () => {
  const { onSend, onStop } = await chat()
  await userEvent.keyboard('{Enter}')
  await field.fill('¿Y Lima?')
  await userEvent.keyboard('{Enter}{Escape}')
  expect(onSend).toHaveBeenCalledExactlyOnceWith('¿Cómo es Granada?')
  expect(onStop).not.toHaveBeenCalled()
  await stop.click()
  expect(onStop).toHaveBeenCalledOnce()
  await expect.element(send).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  expect(onSend).toHaveBeenLastCalledWith('¿Y Lima?')
})

test('a double click on one button is no click on the other', async () => {
  const { onSend, onStop } = await chat()
  await send.dblClick()
  expect([onSend.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 0])
  await field.fill('¿Y Lima?')
  await stop.dblClick()
  expect([onSend.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 1])
})

test('pressed by keyboard it gives the focus to the field; pressed by mouse it leaves it where it was', async () => {
  await chat()
  await userEvent.keyboard('{Enter}')
  await expect.element(stop).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(stop).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveFocus()
  await field.fill('¿Y Lima?')
  await userEvent.keyboard('{Enter}')
  ;(document.activeElement as HTMLElement).blur()
  await stop.click()
  await expect.element(send).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('whoever stands on it when the answer ends by itself is in the field then', async () => {
  await chat()
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.element(stop).toHaveFocus()
  ;(page.getByRole('button', { name: 'El final' }).element() as HTMLElement).click()
  await expect.element(field).toHaveFocus()
})

test('a question may have 2000 characters, of which an emoji is one', async () => {
  const { onSend } = await chat()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'El final' }).click()
  await field.fill('🌈'.repeat(2001))
  await expect.element(page.getByText(/Le sobran 1\.$/)).toBeVisible()
  await field.fill('🌈'.repeat(2000))
  await send.click()
  expect(onSend).toHaveBeenLastCalledWith('🌈'.repeat(2000))
})
