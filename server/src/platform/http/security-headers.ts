import type { IncomingMessage, ServerResponse } from 'node:http'
import plugin from 'fastify-plugin'
import helmet from 'helmet'

export interface SecurityHeadersOptions {
  /** Whether browsers reach the product by https; only then is HSTS sent. */
  https: boolean
}

const TWO_YEARS = 63_072_000

/** The browser features that the product uses; all others are refused, also to embedded content. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  'camera=(self)',
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=(self)',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  // Passkeys, created and used on our own pages.
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** Returns helmet's headers for these settings. They are the same for every response, so helmet runs once. */
export const securityHeaders = ({ https }: SecurityHeadersOptions): Record<string, string> => {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY }
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => {},
  }
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https && { maxAge: TWO_YEARS, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Would require every map tile's server to opt in.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  apply({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/**
 * Sets the headers of every response: pages, API, files and errors. The content policy is the strictest possible, for data that
 * no browser should render; what is rendered (pages, the API's documentation, media) sets its own.
 */
export const securityHeadersPlugin = plugin<SecurityHeadersOptions>(
  async (app, options) => {
    const headers = securityHeaders(options)
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
  },
  { name: 'security-headers', fastify: '5.x' },
)
