import { createApi } from '@andariego/contract/client'
import { Suspense } from 'react'
import { type ServerBuild, UNSAFE_ErrorResponseImpl } from 'react-router'
import { expect, test, vi } from 'vitest'
import * as entry from './entry.server.tsx'
import { createLoadContext, handleError } from './entry.server.tsx'
import { apiContext, nonceContext } from './platform/rendering/load-context.ts'

const settings = {
  contactEmail: 'hola@example.com',
  sourceUrl: 'https://example.com',
  analyticsScriptUrl: null,
}
const setUp = () => {
  const api = createApi(async () => null)
  const reportError = vi.fn()
  const context = createLoadContext({
    api,
    nonce: 'n0',
    locationOrigin: 'https://example.com',
    settings,
    reportError,
  })
  return { api, context, reportError, request: new Request('https://example.com/') }
}

test('loaders and rendering find what the server handed over', () => {
  const { context, api } = setUp()
  expect(context.get(apiContext)).toBe(api)
  expect(context.get(nonceContext)).toBe('n0')
})

test('a bug is reported, once', () => {
  const { context, reportError, request } = setUp()
  const bug = new TypeError('bug')
  handleError(bug, { request, context })
  handleError(bug, { request, context })
  expect(reportError).toHaveBeenCalledExactlyOnceWith(bug)
})

test('a page that does not exist is not reported, nor a visitor who has left', () => {
  const { context, reportError, request } = setUp()
  handleError(new UNSAFE_ErrorResponseImpl(404, 'Not Found', null), { request, context })
  const left = new Request(request, { signal: AbortSignal.abort() })
  handleError(new TypeError('half done'), { request: left, context })
  expect(reportError).not.toHaveBeenCalled()
})

const Broken = () => {
  throw new Error('no part')
}

test('a page whose part fails is the error page, with status 500 and one report', async () => {
  const { context, reportError, request } = setUp()
  const root = {
    id: 'root',
    path: '',
    module: {
      default: () => (
        <html lang="es">
          <body>
            <h1>Lugares</h1>
            <Suspense fallback="Cargando…">
              <Broken />
            </Suspense>
          </body>
        </html>
      ),
      ErrorBoundary: () => (
        <html lang="es">
          <body>
            <h1>Algo falló</h1>
          </body>
        </html>
      ),
    },
  }
  const build = {
    entry: { module: entry },
    routes: { root },
    assets: {
      entry: { module: '', imports: [] },
      routes: { root: { id: 'root', module: '', hasLoader: false, hasErrorBoundary: true } },
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  const answer = await entry.createRequestHandler(build, 'production')(request, context)
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('Algo falló')
  expect(html).not.toContain('Lugares')
  expect(reportError).toHaveBeenCalledOnce()
})
