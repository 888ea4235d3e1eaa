import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { To } from 'react-router'
import { Link } from '../../platform/rendering/link.tsx'
import { classNames } from '../class-names.ts'
import styles from './pagination.module.css'
import { pageWindow } from './pagination-window.ts'

interface PaginationProps {
  /** The page number, from 1. */
  page: number
  pages: number
  /** The address of a page number, so that each page can be opened, shared and returned to. */
  hrefOf: (page: number) => To
  /** Names the list, when a page has several. */
  label?: string
  /** Keeps the scroll position; use it when the list is only a part of the page. */
  preventScrollReset?: boolean
}

/** Links to the pages of a list; renders nothing when there is only one page. */
export const Pagination = ({ page, pages, hrefOf, label = 'Paginación', ...link }: PaginationProps) => {
  if (pages <= 1) return null
  const step = (to: number, rel: 'prev' | 'next') => {
    const text = rel === 'prev' ? 'Anterior' : 'Siguiente'
    const content = (
      <>
        {rel === 'prev' && <IconChevronLeft aria-hidden="true" />}
        <span>{text}</span>
        {rel === 'next' && <IconChevronRight aria-hidden="true" />}
      </>
    )
    return to < 1 || to > pages ? (
      <span className={classNames(styles.step, styles.unavailable)} aria-hidden="true">
        {content}
      </span>
    ) : (
      <Link {...link} to={hrefOf(to)} rel={rel} className={styles.step}>
        {content}
      </Link>
    )
  }
  return (
    <nav aria-label={label} className={styles.pagination}>
      {step(page - 1, 'prev')}
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((number, index, all) => (
          <li key={number ?? `gap-${all[index - 1]}`}>
            {number === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                {...link}
                to={hrefOf(number)}
                aria-label={`Página ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={styles.page}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.compact}>
        Página {page} de {pages}
      </span>
      {step(page + 1, 'next')}
    </nav>
  )
}
