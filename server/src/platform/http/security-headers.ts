import type { IncomingMessage, ServerResponse } from 'node:http'
import plugin from 'fastify-plugin'
import helmet from 'helmet'

export interface SecurityHeadersOptions {
  /** Whether travellers reach us by https: only then is it promised for the future. */
  https: boolean
}

const TWO_YEARS = 63_072_000

/** What the product itself uses; everything else that a page could ask the browser for is refused, also to embedded content. */
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
  // Passkeys: made and asked for by our own pages.
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/** What helmet says of these settings. They are the same for every answer, so it is asked once. */
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
    // Would demand of every map tile that its server opts in.
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  apply({} as IncomingMessage, response as unknown as ServerResponse, () => {})
  return headers
}

/**
 * The headers of every answer: pages, API, files and errors alike. The content policy is the strictest there is, for data
 * that no browser should render; what does get rendered (pages, the API's documentation, media) sets its own in its place.
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
