import { expect, test } from 'vitest'
import { type PagePolicyOptions, pageContentSecurityPolicy } from './content-security-policy.ts'

const HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
const STYLE_HASH = 'sha256-n1D9cZXw4ZNSiUR+6/8u4KC6Mx7KCFb9ScJA8U0UdhI='

const policy = (
  allow: Partial<PagePolicyOptions['allow']> = {},
  scriptHashes = [HASH],
  styleHash: string | null = STYLE_HASH,
) => {
  const header = pageContentSecurityPolicy({
    scriptHashes,
    styleHash,
    allow: { mapProvider: 'builtin', ...allow },
  })
  return Object.fromEntries(
    header.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('a page with the default configuration loads nothing from other hosts', () => {
  expect(policy()).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${HASH}'`],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", `'${STYLE_HASH}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

test.each(['builtin', 'osm', 'google'] as const)(
  'no inline script or eval with the %s map',
  (mapProvider) => {
    const scripts = policy({ mapProvider, analyticsScriptUrl: 'https://stats.example/s.js' })['script-src']
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    expect(scripts).not.toContain('https:')
    expect(scripts).not.toContain('*')
  },
)

test('the map may load from its configured hosts, each listed once', () => {
  const { 'connect-src': hosts } = policy({
    mapProvider: 'osm',
    mapUrls: [
      'https://{s}.tile.example/{z}/{x}/{y}.png',
      'https://maps.example:8443/style.json?key=1',
      'https://maps.example:8443/glyphs',
      '/tiles/{z}/{x}/{y}.mvt',
    ],
  })
  expect(hosts).toEqual(["'self'", 'https://*.tile.example', 'https://maps.example:8443'])
})

test('tiles from a server without https may be shown as pictures', () => {
  const { 'img-src': hosts, 'connect-src': reached } = policy({
    mapProvider: 'osm',
    mapUrls: ['http://127.0.0.1:8080/{z}/{x}/{y}.png'],
  })
  expect(hosts).toEqual(["'self'", 'data:', 'blob:', 'http://127.0.0.1:8080'])
  expect(reached).toContain('http://127.0.0.1:8080')
})

test("pictures of places may come from the configured hosts, and with Google's map from Google", () => {
  expect(policy({ imageHosts: ['*.fotos.example', 'cdn.example'] })['img-src']).toEqual([
    "'self'",
    'data:',
    'blob:',
    'https://*.fotos.example',
    'https://cdn.example',
  ])
  expect(policy({ imageHosts: ['*'] })['img-src']).toContain('https:')
  expect(policy({ mapProvider: 'google' })['img-src']).toContain('https://*.googleusercontent.com')
  expect(policy({ mapProvider: 'google' })['img-src']).not.toContain('https:')
})

test('a Google map gets the hosts that Google documents', () => {
  const google = policy({ mapProvider: 'google' })
  expect(google['script-src']).toContain('https://*.googleapis.com')
  expect(google['connect-src']).toContain('https://*.googleapis.com')
  expect(google['font-src']).toContain('https://fonts.gstatic.com')
  expect(google['frame-src']).toEqual(['https://*.google.com'])
})

test('an analytics script may load from its host and report to it', () => {
  const allowed = policy({ analyticsScriptUrl: 'https://stats.example/js/s.js' })
  expect(allowed['script-src']).toContain('https://stats.example')
  expect(allowed['connect-src']).toContain('https://stats.example')
})

test.each(['https://a.example;script-src *', 'https://*/x', 'javascript:alert(1)', 'https://a b/'])(
  'a configured URL cannot write directives of its own: %s',
  (analyticsScriptUrl) => {
    expect(() => policy({ analyticsScriptUrl })).toThrow()
  },
)

test.each(["x' 'unsafe-inline", 'nonce-abc', ''])('only a hash is taken for a hash: %j', (hash) => {
  expect(() => policy({}, [hash])).toThrow(TypeError)
})

test("only our style files and the page's own inline style are allowed, and no inline style without a hash", () => {
  expect(policy({}, [HASH], null)['style-src']).toEqual(["'self'"])
  expect(() => policy({}, [HASH], "x' 'unsafe-inline")).toThrow(TypeError)
})

test("with Google's map, inline styles are allowed because it writes them", () => {
  expect(policy({ mapProvider: 'google' })['style-src']).toContain("'unsafe-inline'")
})
