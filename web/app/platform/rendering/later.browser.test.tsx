import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Later } from './later.tsx'

interface FirstCommit {
  rest: boolean
  height: number
}
/** What was in the document when the place's page was first there. */
let first: FirstCommit | null = null

const Place = () => {
  const [look] = useState(() => (heading: HTMLElement | null) => {
    if (heading)
      first ??= {
        rest: heading.parentElement?.querySelector('p') !== null,
        height: heading.parentElement?.offsetHeight ?? 0,
      }
  })
  return (
    <main>
      <h1 ref={look}>Faro</h1>
      <Later>
        <p>Reseñas</p>
      </Later>
    </main>
  )
}

const start = async (...addresses: string[]) => {
  first = null
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <main>
            <Link to="/place">Al faro</Link>
          </main>
        ),
      },
      { path: '/place', element: <Place /> },
    ],
    { initialEntries: addresses },
  )
  await render(<RouterProvider router={router} />)
  return router
}

const rest = page.getByText('Reseñas')

test('a page that a link led to is shown before what lies below, and keeps room for it', async () => {
  await start('/')
  await page.getByRole('link', { name: 'Al faro' }).click()
  await expect.element(rest).toBeVisible()
  expect(first?.rest).toBe(false)
  expect(first?.height).toBeGreaterThanOrEqual(window.innerHeight)
})

test('a page that is loaded is there with all it holds', async () => {
  await start('/place')
  await expect.element(rest).toBeVisible()
  expect(first?.rest).toBe(true)
})

test('who goes back finds all of the page at once, for the scroll position', async () => {
  const router = await start('/place', '/')
  await expect.element(page.getByRole('link', { name: 'Al faro' })).toBeVisible()
  await router.navigate(-1)
  await expect.element(rest).toBeVisible()
  expect(first?.rest).toBe(true)
})
