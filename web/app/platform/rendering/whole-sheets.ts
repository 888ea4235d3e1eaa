const loaded = (sheet: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    const done = () => resolve()
    if (sheet.sheet) return done()
    sheet.addEventListener('load', done, { once: true })
    sheet.addEventListener('error', done, { once: true })
  })

// Sheets that are inlined completely stay print-only: applying them again would declare their fonts again and lay out all text
// anew.
const HALF_INLINE = 'link[rel="stylesheet"][media="print"]:not([data-inline="whole"])'

/**
 * Applies the complete style sheets. The server inlines only the rules for the elements of the rendered page, and elements
 * created later need the others. Resolves once they are loaded, or after `patienceMs`: an incompletely styled page is better than
 * none.
 */
export const applyWholeSheets = async (page: Document, patienceMs: number): Promise<void> => {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>(HALF_INLINE)]
  for (const sheet of sheets) sheet.media = 'all'
  await Promise.race([
    Promise.all(sheets.map(loaded)),
    new Promise((resolve) => {
      setTimeout(resolve, patienceMs)
    }),
  ])
}
