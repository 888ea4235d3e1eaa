/** What pages may load beside our own files; depends on the configuration only, not on the page. */
export interface PageSources {
  /** `google` adds the hosts that its map needs. */
  mapProvider: 'builtin' | 'osm' | 'google'
  /** URLs of the map's style, tiles and glyphs; `{s}` stands for any subdomain, as in the tile template. */
  mapUrls?: string[]
  analyticsScriptUrl?: string | null
  /** Hosts from which pictures of places may come, such as `*.example`; `*` allows any. */
  imageHosts?: string[]
}

export interface PagePolicyOptions {
  /** `sha256-…`, without quotes: one for each inline script of the page. */
  scriptHashes: string[]
  /** `sha256-…`, without quotes, of the page's inline style; null without one. */
  styleHash: string | null
  allow: PageSources
}

// From Google's content security policy guide for its Maps JavaScript API. Its 'unsafe-eval' and its blanket `blob:` scripts
// are left out on purpose: WebAssembly is what the map itself compiles.
// https://developers.google.com/maps/documentation/javascript/content-security-policy
const GOOGLE = {
  script: [
    "'wasm-unsafe-eval'",
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
  ],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  style: ['https://fonts.googleapis.com'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
  // Photos in its search results are at googleusercontent.
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
  ],
}
const NOTHING: typeof GOOGLE = { script: [], connect: [], style: [], font: [], frame: [], image: [] }

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/
const HOST = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$|^https?:\/\/\[[0-9a-f:]+\](:\d+)?$/

/** Returns the origin of a configured URL, without any character that could end the directive. */
const origin = (url: string): string => {
  const { protocol, host } = new URL(url.replaceAll('{s}', '*'))
  const source = `${protocol}//${host}`
  if (!HOST.test(source)) throw new TypeError(`Not a web address to load from: ${url}`)
  return source
}

const quoted = (hash: string): string => {
  if (!HASH.test(hash)) throw new TypeError('Not a hash.')
  return `'${hash}'`
}

const written = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')

/**
 * Builds the policy of HTML pages. Allows only our script files, the inline scripts with a given hash, and what the configuration
 * names.
 */
export const pageContentSecurityPolicy = ({ scriptHashes, styleHash, allow }: PagePolicyOptions): string => {
  const google = allow.mapProvider === 'google' ? GOOGLE : NOTHING
  const analytics = allow.analyticsScriptUrl ? [origin(allow.analyticsScriptUrl)] : []
  const images = (allow.imageHosts ?? []).map((host) => (host === '*' ? 'https:' : origin(`https://${host}`)))
  const maps = (allow.mapUrls ?? []).filter((url) => /^https?:/.test(url)).map(origin)
  return written({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map(quoted), ...analytics, ...google.script],
    'script-src-attr': ["'none'"],
    // Together with a hash, browsers ignore 'unsafe-inline', which Google's map needs for the styles that it writes.
    'style-src':
      allow.mapProvider === 'google'
        ? ["'self'", "'unsafe-inline'", ...google.style]
        : ["'self'", ...(styleHash ? [quoted(styleHash)] : [])],
    // Components set computed positions and colours in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    // Authors of places may enter any picture's URL. A picture from another host would tell that host about every visitor.
    'img-src': ["'self'", 'data:', 'blob:', ...images, ...maps, ...analytics, ...google.image],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", ...google.font],
    'connect-src': ["'self'", ...maps, ...analytics, ...google.connect],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': google.frame.length > 0 ? google.frame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of `GET /api/docs`: Swagger UI's scripts are files, but it writes inline styles and has its icons in data URLs. */
export const docsContentSecurityPolicy = written({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
})
