import { KEPT_AT, OF_RELEASE } from './kept.ts'

const MANIFEST = /\/assets\/manifest-([\da-f]+)\.js/
/** Headers about how the bytes travelled; these have arrived. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'vary']

/** The same page with the marks of what is kept; null for an answer that is no page to keep. */
export const marked = async (answer: Response): Promise<Response | null> => {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (answer.status !== 200 || answer.redirected || !isPage) return null
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  for (const name of OF_THE_WAY) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  headers.set(OF_RELEASE, MANIFEST.exec(html)?.[1] ?? '')
  return new Response(html, { headers })
}
