import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a double click starts once what would be created twice', async () => {
  const start = vi.fn()
  await render(
    <Button once onClick={start}>
      Crear enlace
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Crear enlace' })
  await button.dblClick()
  expect(start).toHaveBeenCalledTimes(1)
  await button.click()
  expect(start, 'a click by itself counts').toHaveBeenCalledTimes(2)
})

test('a double click submits a form once', async () => {
  const send = vi.fn()
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Button type="submit">Crear Itinerario</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Crear Itinerario' }).dblClick()
  expect(send).toHaveBeenCalledTimes(1)
})

test('of any other button each click counts: who presses again after a failure must get through', async () => {
  const step = vi.fn()
  await render(
    <Button busy={false} onClick={step}>
      Un día más
    </Button>,
  )
  await page.getByRole('button', { name: 'Un día más' }).dblClick()
  expect(step).toHaveBeenCalledTimes(2)
})

test('the first press on a button counts, however soon after one on another in the same spot', async () => {
  const decide = vi.fn()
  const Desk = () => {
    const [isChosen, setIsChosen] = useState(false)
    return isChosen ? (
      <Button key="decide" once onClick={decide}>
        Ocultar
      </Button>
    ) : (
      <Button key="choose" onClick={() => setIsChosen(true)}>
        Ocultar
      </Button>
    )
  }
  await render(<Desk />)
  await page.getByRole('button', { name: 'Ocultar' }).dblClick()
  expect(decide).toHaveBeenCalledOnce()
})

test('who typed something after the first press gets through, however soon', async () => {
  const remove = vi.fn()
  await render(
    <>
      <input aria-label="Contraseña" />
      <Button once onClick={remove}>
        Eliminar cuenta
      </Button>
    </>,
  )
  const button = page.getByRole('button', { name: 'Eliminar cuenta' })
  await button.click()
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('la de verdad')
  // The browser counts two taps of a finger as a double one, whatever was typed between them.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
  expect(remove).toHaveBeenCalledTimes(2)
})
