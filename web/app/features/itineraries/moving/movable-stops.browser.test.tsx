import type { Operation } from '@andariego/contract/trip-operation-rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { columnTarget, MoveHandle, movable } from './movable-stop.tsx'
import { MovableStops } from './movable-stops.tsx'
import type { Column } from './target.ts'

const stop = (id: string) => ({ id, place: { name: id } })
const COLUMNS: Column[] = [
  { date: '2027-01-10', name: 'Día 1', stops: [stop('Faro'), stop('Museo'), stop('Puerto')] },
  { date: null, name: 'Sin fecha', stops: [stop('Mercado')] },
]

const shown = async () => {
  const changes: (Operation | readonly Operation[])[] = []
  await render(
    <MovableStops columns={COLUMNS} change={(operations) => changes.push(operations)}>
      {COLUMNS.map(({ date, name, stops }) => (
        <section key={name}>
          <h2 {...columnTarget(date)}>{name}</h2>
          {stops.map(({ id, place }) => (
            <div key={id} data-stop={id} className={movable} style={{ height: 60 }}>
              <MoveHandle name={place.name} />
            </div>
          ))}
        </section>
      ))}
    </MovableStops>,
  )
  const handle = (name: string) => page.getByRole('button', { name: `Mover ${name}` })
  return { changes, handle }
}

test('a handle says how it is used before anybody touched one', async () => {
  const { handle } = await shown()
  await expect.element(handle('Faro')).toHaveAccessibleDescription(/^Para mover esta parada pulsa la barra/)
  await expect.element(handle('Faro')).toHaveAttribute('aria-roledescription', 'parada que se puede mover')
})

test('the first key pressed at a handle takes the stop', async () => {
  const { changes, handle } = await shown()
  handle('Faro').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(handle('Faro')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('Día 1, parada 2 de 3').first()).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect
    .poll(() => changes)
    .toEqual([{ kind: 'move-stop', stopId: 'Faro', date: '2027-01-10', after: 'Museo' }])
  await expect.element(handle('Faro')).not.toHaveAttribute('aria-pressed')
  await expect.element(handle('Faro')).toHaveFocus()
})

test('the first press of the pointer at a handle takes the stop', async () => {
  const { changes, handle } = await shown()
  const middle = (name: string) => {
    const { x, y, width, height } = handle(name).element().getBoundingClientRect()
    return { clientX: x + width / 2, clientY: y + height / 2 }
  }
  const [from, to] = [middle('Puerto'), middle('Faro')]
  const points = (kind: string, target: EventTarget, where: { clientX: number; clientY: number }) =>
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, isPrimary: true, button: 0, ...where }))
  points('pointerdown', handle('Puerto').element(), from)
  points('pointermove', document, { ...from, clientY: from.clientY - 20 })
  await expect.element(handle('Puerto')).toHaveAttribute('aria-pressed', 'true')
  points('pointermove', document, to)
  await expect.element(page.getByText('«Puerto» está en: Día 1, parada 1 de 3.')).toBeInTheDocument()
  points('pointerup', document, to)
  await expect
    .poll(() => changes)
    .toEqual([{ kind: 'move-stop', stopId: 'Puerto', date: '2027-01-10', after: null }])
})
