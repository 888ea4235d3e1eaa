import type { Api } from '@andariego/contract/client'
import { createContext, RouterContextProvider } from 'react-router'

/** Settings of the running server that pages may show. */
export interface PublicSettings {
  contactEmail: string | null
  sourceUrl: string | null
  analyticsScriptUrl: string | null
}

export interface LoadContextInput {
  /** The typed client, carried by in-process injection, always anonymous. */
  api: Api
  /** Marks the inline scripts of this one rendering. */
  nonce: string
  /** Scheme and host that canonical links begin with: `https://andariego.example`. */
  locationOrigin: string
  settings: PublicSettings
  /** Takes a rendered document past the response: its body would be encoded, streamed and decoded again on the way. */
  deliver?: (html: string) => void
  /** Where failures of loaders and rendering are written; a process warning when not given. */
  reportError?: (error: unknown) => void
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error))

export const apiContext = createContext<Api>()
export const nonceContext = createContext<string>()
export const locationOriginContext = createContext<string>()
export const settingsContext = createContext<PublicSettings>()
export const reportErrorContext = createContext<(error: unknown) => void>(warn)

export const deliverContext = createContext<((html: string) => void) | null>(null)

/** What the server hands to the loaders and the rendering of one request. */
export const createLoadContext = (input: LoadContextInput): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(apiContext, input.api)
  context.set(nonceContext, input.nonce)
  context.set(locationOriginContext, input.locationOrigin)
  context.set(settingsContext, input.settings)
  if (input.deliver) context.set(deliverContext, input.deliver)
  if (input.reportError) context.set(reportErrorContext, input.reportError)
  return context
}
