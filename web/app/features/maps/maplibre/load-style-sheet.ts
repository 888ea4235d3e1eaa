/**
 * Inserts a style sheet before all others, so that ours override it, and waits until it is loaded. Loads each sheet once; after a
 * failure it can be tried again.
 */
export const loadStyleSheet = (href: string): Promise<void> => {
  if (document.head.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} cannot be loaded.`))
    }
    document.head.prepend(link)
  })
}
