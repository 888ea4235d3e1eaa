import helmet from '@fastify/helmet'
import plugin from 'fastify-plugin'

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
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')

/**
 * The headers of every answer: pages, API, files and errors alike. The content policy is the strictest there is, for data
 * that no browser should render; what does get rendered (pages, the API's documentation, media) sets its own in its place.
 */
export const securityHeadersPlugin = plugin<SecurityHeadersOptions>(
  async (app, { https }) => {
    await app.register(helmet, {
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
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', PERMISSIONS_POLICY)
    })
  },
  { name: 'security-headers', fastify: '5.x' },
)
