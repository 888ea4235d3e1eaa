import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { withLateScripts } from './platform/rendering/late-scripts.ts'
import { deliverContext, nonceContext, reportErrorContext } from './platform/rendering/load-context.ts'
import { renderHtml } from './platform/rendering/render-html.ts'
import { ScriptNonce } from './platform/rendering/script-nonce.ts'

export { createRequestHandler } from 'react-router'
export { createLoadContext } from './platform/rendering/load-context.ts'

/** The time limit for loaders. Rendering gets one second more, to show that they failed. */
export const streamTimeout = 5_000

const RETRY_AFTER_SECONDS = '5'

/**
 * A page that cannot be rendered at all is reported twice, by the renderer and by the request handler; this keeps the first
 * report only.
 */
const reported = new WeakSet<object>()

const report = (error: unknown, context: RouterContextProvider | undefined) => {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  const write = context ? context.get(reportErrorContext) : reportErrorContext.defaultValue
  write?.(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const html = await renderHtml(
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    {
      nonce,
      signal: request.signal,
      timeoutMs: streamTimeout + 1_000,
      onError: (error) => {
        if (!request.signal.aborted) report(error, loadContext)
      },
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status === 503) headers.set('Retry-After', RETRY_AFTER_SECONDS)
  const document = withLateScripts(html, nonce)
  const deliver = loadContext.get(deliverContext)
  deliver?.(document)
  return new Response(deliver ? null : document, { status, headers })
}

interface FailedRequest {
  request: Request
  context?: RouterContextProvider
}

/** Reports errors. A page that does not exist and an aborted request are not errors. */
export const handleError = (error: unknown, { request, context }: FailedRequest): void => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  report(error, context)
}
