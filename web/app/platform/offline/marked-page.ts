import { KEPT_AT, OF_RELEASE } from './kept.ts'

const MANIFEST = /\/assets\/manifest-([\da-f]+)\.js/
/** Headers about the transfer, which no longer apply to the decoded body. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'vary']

/** A copy of the page with the headers of kept pages; null for a response that must not be kept. */
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
