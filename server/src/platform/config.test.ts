import { expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

const complaint = (variables: Record<string, string>): string => {
  try {
    readConfig(variables)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
    throw error
  }
  throw new Error('the configuration was accepted')
}

test.each([
  { PORT: 'ochenta' },
  { PORT: '65536' },
  { PORT: '3000.5' },
  { PUBLIC_URL: 'andariego.example' },
  { PUBLIC_URL: 'ftp://andariego.example' },
  { DATABASE_URL: 'mysql://localhost/andariego' },
  { SECRET: 'corto' },
  { SMTP_URL: 'http://correo' },
  { S3_URL: 'archivos' },
  { IMAGE_HOSTS: 'https://fotos.example' },
  { IMAGE_HOSTS: "fotos.example; script-src 'self'" },
  { STORAGE_PER_USER: 'mucho' },
  { STORAGE_PER_USER: '5' },
  { STORAGE_TOTAL: '1.5GB' },
  { MAPS_PROVIDER: 'bing' },
  { MAPS_PROVIDER: 'osm' },
  { ASSISTANT_MODEL_FILE: 'modelo.gguf', ASSISTANT_URL: 'http://127.0.0.1:1/v1' },
  { ASSISTANT_DAILY: '0' },
  { MAP_STYLE_URL: 'estilo.json' },
  { GEOCODER_URL: 'photon' },
  { GEOCODER: 'otro' },
  { WORKERS: '0' },
  { WORKERS: '65' },
  { TRUST_PROXY: 'nginx' },
  { TRUST_PROXY: '10.0.0.0/33' },
  { TRUST_PROXY: '10.0.0.1,,10.0.0.2' },
  { RATE_LIMITS: 'no' },
  { ANALYTICS_SCRIPT_URL: 'javascript:alert(1)' },
  { METRICS_TOKEN: 'corto' },
  { LOG_LEVEL: 'verbose' },
] as Record<string, string>[])('%o is named in one line', (variables) => {
  const said = complaint(variables)
  const [name] = Object.keys(variables)
  expect(said.startsWith(`${name}: `)).toBe(true)
  expect(said).not.toContain('\n')
})

test('an external database needs its own secret, and no error message repeats it', () => {
  const DATABASE_URL = 'postgres://localhost/andariego'
  expect(complaint({ DATABASE_URL })).toMatch(/^SECRET: /)
  expect(complaint({ DATABASE_URL, SECRET: 'demasiado corto' })).not.toContain('demasiado')
  expect(readConfig({ DATABASE_URL, SECRET: 'x'.repeat(32) }).databaseUrl).toBe(DATABASE_URL)
})

test('sizes are written as 500MB or 2GB', () => {
  expect(readConfig({ STORAGE_PER_USER: '500MB', STORAGE_TOTAL: '2 TB' }).quotas).toEqual({
    perUser: 500 * 1024 ** 2,
    total: 2 * 1024 ** 4,
  })
})

test('an empty environment is a valid configuration, and empty values count as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    rateLimits: true,
  })
})

test.each(['loopback', '10.0.0.1', '10.0.0.0/8, 192.168.0.1', 'fd00::/8', '::1'])(
  'proxies may be given as %s',
  (TRUST_PROXY) => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
  },
)

test('tile addresses may have numbered subdomains', () => {
  const MAP_STYLE_URL = 'https://{s}.tiles.example/{z}/{x}/{y}.png'
  expect(readConfig({ MAP_STYLE_URL }).maps.styleUrl).toBe(MAP_STYLE_URL)
})

test.each([
  ['BACKUP_EVERY', 'minute'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_TO', 's3://copias'],
  ['BACKUP_TO', 'ftp://ana:clave@copias.example/cubo'],
  ['BACKUP_PASSPHRASE', 'corta'],
])('%s=%s stops the start with a line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
