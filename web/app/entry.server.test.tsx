import { createApi } from '@andariego/contract/client'
import { UNSAFE_ErrorResponseImpl } from 'react-router'
import { expect, test, vi } from 'vitest'
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
