import type { Api } from '@andariego/contract/client'
import { createContext, RouterContextProvider } from 'react-router'

/** Settings of the running server that pages may show. */
export interface PublicSettings {
  contactEmail: string | null
  sourceUrl: string | null
  analyticsScriptUrl: string | null
}

export interface LoadContextInput {
  /** The typed client; calls the server in process, always as an anonymous visitor. */
  api: Api
  /** The nonce of the inline scripts in this rendering. */
  nonce: string
  /** Scheme and host of canonical links: `https://andariego.example`. */
  locationOrigin: string
  settings: PublicSettings
  /** Receives the rendered document in UTF-8, which saves streaming the body of a Response. */
  deliver?: (html: Buffer) => void
  /** Reports errors of loaders and rendering; by default as a process warning. */
  reportError?: (error: unknown) => void
}

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error))

export const apiContext = createContext<Api>()
export const nonceContext = createContext<string>()
export const locationOriginContext = createContext<string>()
export const settingsContext = createContext<PublicSettings>()
export const reportErrorContext = createContext<(error: unknown) => void>(warn)

export const deliverContext = createContext<((html: Buffer) => void) | null>(null)

/** The context that the server passes to the loaders and the rendering of one request. */
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
