import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

const shown = (page: number, pages: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefOf={(number) => `/?page=${number}`} />
    </MemoryRouter>,
  )

describe('pagination', () => {
  test('is nothing when there is one page or none', () => {
    expect([shown(1, 1), shown(1, 0)]).toEqual(['', ''])
  })
  test('links to the pages before and after and marks the one shown', () => {
    const html = shown(2, 3)
    expect(html).toMatch(/<a[^>]*href="\/\?page=1"[^>]*rel="prev"|<a[^>]*rel="prev"[^>]*href="\/\?page=1"/)
    expect(html).toMatch(/<a[^>]*href="\/\?page=3"[^>]*rel="next"|<a[^>]*rel="next"[^>]*href="\/\?page=3"/)
    expect(html).toMatch(/<a[^>]*aria-label="Página 2"[^>]*aria-current="page"/)
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })
  test('has no link beyond its ends', () => {
    expect(shown(1, 3)).not.toContain('rel="prev"')
    expect(shown(3, 3)).not.toContain('rel="next"')
  })
})
