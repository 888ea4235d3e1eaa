import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from './after-paint.ts'

/** Moves the focus to the page's heading. A field with autofocus keeps it. */
const focusHeading = () => {
  const main = document.querySelector('main')
  const target = main?.querySelector('h1') ?? main
  const focused = document.activeElement
  if (!target || (focused !== main && main?.contains(focused))) return
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/**
 * Does for client-side navigation what a browser does when it loads a page: moves the focus to the new page's heading and
 * announces its title. The router's ScrollRestoration handles the scroll position.
 */
export const PageChange = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    // Before the paint, moving the focus would make the browser lay out the page once more.
    return afterPaint(() => {
      shown.current = pathname
      setTitle(document.title)
      if (hash === '') focusHeading()
    })
  }, [pathname, hash])

  return (
    <div role="status" aria-live="polite" className="page-announcement" data-print="hidden">
      {title}
    </div>
  )
}
