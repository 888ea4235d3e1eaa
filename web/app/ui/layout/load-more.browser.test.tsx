import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoadMore } from './load-more.tsx'

const PAGES = [['Cusco', 'Lima'], ['Quito'], ['Salta']]

const Cities = () => {
  const [pages, setPages] = useState(1)
  return (
    <>
      <ul>
        {PAGES.slice(0, pages)
          .flat()
          .map((city) => (
            <li key={city}>
              <a href={`#${city}`}>{city}</a>
            </li>
          ))}
      </ul>
      {pages < PAGES.length && <LoadMore onLoad={() => setPages(pages + 1)} />}
    </>
  )
}

test('the keyboard goes on with what was loaded, also when the button goes with the last page', async () => {
  await render(<Cities />)
  const more = page.getByRole('button', { name: 'Cargar más' })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Quito')).toBeVisible()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Salta')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Salta' })).toHaveFocus()
})

test('a list may say in its own words why no more came', async () => {
  await render(<LoadMore onLoad={() => {}} failed failure="Error al cargar las reseñas" />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al cargar las reseñas')
})
