/**
 * Puts a style sheet before all others, so that ours have the last word, and waits until it is there. Loading it once is
 * enough; what failed can be tried again.
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
