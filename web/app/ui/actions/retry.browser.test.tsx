import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ErrorState } from '../feedback/error-state.tsx'

type Outcome = 'failed' | 'loading' | 'loaded'

/** As a list of the product shows itself: each state takes the place of the one before. */
const List = ({ outcomes }: { outcomes: Record<'fail' | 'load', () => void> }) => {
  const [outcome, setOutcome] = useState<Outcome>('failed')
  outcomes.fail = () => setOutcome('failed')
  outcomes.load = () => setOutcome('loaded')
  if (outcome === 'failed') return <ErrorState onRetry={() => setOutcome('loading')} />
  if (outcome === 'loading') return <p>Cargando…</p>
  return (
    <ul>
      <li>
        <a href="#quito">Quito</a>
      </li>
    </ul>
  )
}

const failedList = async () => {
  const outcomes = { fail: () => {}, load: () => {} }
  await render(
    <>
      <a href="#before">Antes</a>
      <section>
        <a href="#new">Crear</a>
        <List outcomes={outcomes} />
      </section>
    </>,
  )
  const retry = page.getByRole('button', { name: 'Reintentar' })
  retry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Cargando…')).toBeVisible()
  return { ...outcomes, retry }
}

test('who tries again by keyboard goes on in what was loaded', async () => {
  const { load } = await failedList()
  await expect.element(page.getByText('Cargando…')).toHaveFocus()
  load()
  await expect.element(page.getByRole('list')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByText('Quito')).toHaveFocus()
})

test('the button has the focus again when the next try fails, too', async () => {
  const { fail, retry } = await failedList()
  fail()
  await expect.element(retry).toHaveFocus()
})

test('who went elsewhere meanwhile stays there', async () => {
  const { fail, retry } = await failedList()
  const elsewhere = page.getByText('Antes')
  elsewhere.element().focus()
  fail()
  await expect.element(retry).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
})
