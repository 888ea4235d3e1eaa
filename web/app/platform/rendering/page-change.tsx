import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What a browser does by itself when a page is loaded, for pages changed in place: the focus starts over at the new
 * page's heading and its title is announced. The router's ScrollRestoration takes care of the position.
 */
export const PageChange = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (hash !== '') return
    const main = document.querySelector('main')
    const target = main?.querySelector('h1') ?? main
    if (!target) return
    // A field that asked for the focus itself keeps it.
    if (main?.contains(document.activeElement)) return
    target.setAttribute('tabindex', '-1')
    target.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <div role="status" aria-live="polite" className="page-announcement">
      {title}
    </div>
  )
}
