import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isS3Address, s3Address } from './storage/s3-address.ts'

const WORKERS_MAX = 64

const url = (protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `debe ser una URL que empiece por ${protocols.map((protocol) => `${protocol}//`).join(' o ')}`,
  })
const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'debe ser un número' })
    .int('debe ser un número entero')
    .min(min, `debe ser ${min} o más`)
    .max(max, `debe ser ${max} o menos`)
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `debe ser ${values.join(', ')}` })

const UNITS: Record<string, number> = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 }
/** A size in bytes, written like 500MB or 2GB. */
const size = z
  .string()
  .regex(/^\d{1,6} ?[KMGT]B$/, 'debe ser un tamaño como 500MB, 2GB o 1TB')
  .transform((value) => Number.parseInt(value, 10) * (UNITS[value.slice(-2)] ?? 1))

/** Whether the value is an address of a proxy: an IP address, a network, or the name of a private range. */
const isProxyAddress = (value: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
const proxies = z.string().refine((value) => value.split(',').every((part) => isProxyAddress(part.trim())), {
  error: 'debe ser una lista de direcciones o redes separadas por comas, o loopback, linklocal, uniquelocal',
})
/** Hosts of pictures. A host may begin with `*.` for all its subdomains; `*` alone allows any host. */
const hosts = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine((values) => values.every((host) => /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)$/.test(host)), {
    error: 'debe ser una lista de nombres como fotos.example o *.example separados por comas, o *',
  })
/** The URL of a map's style or tiles; `{s}` in a tile URL stands for any subdomain. */
const mapStyle = z
  .string()
  .refine((value) => /^https?:$/.test(URL.parse(value.replaceAll('{s}', 's'))?.protocol ?? ''), {
    error: 'debe ser una URL que empiece por http:// o https://',
  })

const isStoreAddress = (value: string): boolean => {
  try {
    return s3Address(value).bucket !== ''
  } catch {
    return false
  }
}

/** The environment variables; README describes each one. */
const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  SECRET: z.string().min(32, 'debe tener al menos 32 caracteres').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().default('Andariego <hola@andariego.example>'),
  S3_URL: url(['s3:', 'http:', 'https:']).optional(),
  IMAGE_HOSTS: hosts.default([]),
  STORAGE_PER_USER: size.default(5 * 1024 ** 3),
  STORAGE_TOTAL: size.default(200 * 1024 ** 3),
  MAPS_PROVIDER: oneOf(['builtin', 'osm', 'google']).default('builtin'),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  MAP_STYLE_URL: mapStyle.optional(),
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  MAPS_REGIONS: z.string().optional(),
  GEOCODER_URL: url(['http:', 'https:']).optional(),
  GEOCODER: oneOf(['photon', 'nominatim']).default('photon'),
  ASSISTANT_URL: url(['http:', 'https:']).optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_MODEL_FILE: z.string().optional(),
  ASSISTANT_DAILY: whole(1, 1_000_000).optional(),
  ASSISTANT_DAILY_PER_PERSON: whole(1, 10_000).optional(),
  WORKERS: whole(1, WORKERS_MAX).default(Math.min(availableParallelism(), WORKERS_MAX)),
  TRUST_PROXY: proxies.optional(),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  CONTACT_EMAIL: z.string().optional(),
  SOURCE_URL: z.string().optional(),
  ANALYTICS_SCRIPT_URL: url(['https:', 'http:']).optional(),
  METRICS_TOKEN: z.string().min(16, 'debe tener al menos 16 caracteres').optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'debe tener al menos 12 caracteres').optional(),
  BACKUP_EVERY: oneOf(['never', 'hour', 'day', 'week']).default('never'),
  BACKUP_KEEP: whole(1, 1000).default(7),
  BACKUP_TO: z
    .string()
    .refine(
      (to) => !/^\w+:\/\//.test(to) || isStoreAddress(to),
      'debe ser una carpeta, o s3://clave:secreto@servidor/cubo',
    )
    .optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
})

/** A setting is invalid: the server does not start and prints this one line. */
export class ConfigurationError extends Error {}

export type Config = Readonly<ReturnType<typeof readConfig>>

/** Reads the configuration from environment variables; an empty value counts as absent. Throws ConfigurationError. */
export const readConfig = (variables: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigurationError(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const env = parsed.data
  if (env.DATABASE_URL && !env.SECRET)
    throw new ConfigurationError('SECRET: es obligatorio cuando se usa DATABASE_URL (al menos 32 caracteres)')
  if (env.ASSISTANT_MODEL_FILE && env.ASSISTANT_URL)
    throw new ConfigurationError('ASSISTANT_MODEL_FILE: no se usa a la vez que ASSISTANT_URL')
  if (env.MAPS_PROVIDER === 'osm' && !(env.MAP_STYLE_URL && env.GEOCODER_URL))
    throw new ConfigurationError('MAPS_PROVIDER: osm necesita MAP_STYLE_URL y GEOCODER_URL')
  if (env.ASSISTANT_URL && !env.ASSISTANT_MODEL)
    throw new ConfigurationError('ASSISTANT_MODEL: es obligatorio cuando se usa ASSISTANT_URL')

  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    secret: env.SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    s3Url: env.S3_URL ?? null,
    /** The most bytes that the files of one user, and those of all users, may take up. */
    quotas: { perUser: env.STORAGE_PER_USER, total: env.STORAGE_TOTAL },
    /** Hosts, beside our own, from which pictures of places may be loaded. */
    imageHosts: env.IMAGE_HOSTS,
    maps: {
      provider: env.MAPS_PROVIDER,
      /** The folder with the imported regions. */
      regions: resolve(env.MAPS_REGIONS ?? join(env.DATA_DIR, 'maps')),
      googleApiKey: env.GOOGLE_MAPS_API_KEY ?? null,
      /** The URL of a MapLibre style, or a raster tile URL with {z}/{x}/{y}. */
      styleUrl: env.MAP_STYLE_URL ?? null,
      attribution: env.MAP_ATTRIBUTION,
      geocoderUrl: env.GEOCODER_URL ?? null,
      /** Which kind of geocoder runs at that URL. */
      geocoder: env.GEOCODER,
    },
    /** The language model that answers in the AI chat; null for the built-in assistant. */
    assistant:
      env.ASSISTANT_URL && env.ASSISTANT_MODEL
        ? { url: env.ASSISTANT_URL, model: env.ASSISTANT_MODEL, apiKey: env.ASSISTANT_API_KEY ?? null }
        : null,
    /** The path of a GGUF file, to run a model on this machine instead; null for none. */
    assistantModelFile: env.ASSISTANT_MODEL_FILE ? resolve(env.ASSISTANT_MODEL_FILE) : null,
    /** How many questions per day the model may be asked, in all and by one person; null for no limit. */
    assistantDaily: {
      all: env.ASSISTANT_DAILY ?? null,
      person: env.ASSISTANT_DAILY_PER_PERSON ?? null,
    },
    workers: env.WORKERS,
    trustProxy: env.TRUST_PROXY ?? null,
    rateLimits: env.RATE_LIMITS === 'on',
    contactEmail: env.CONTACT_EMAIL ?? null,
    sourceUrl: env.SOURCE_URL ?? null,
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    backup: {
      passphrase: env.BACKUP_PASSPHRASE ?? null,
      every: env.BACKUP_EVERY,
      /** How many scheduled backups to keep. */
      keep: env.BACKUP_KEEP,
      /** An `s3://` address, or the path of a folder. */
      to:
        env.BACKUP_TO && isS3Address(env.BACKUP_TO)
          ? env.BACKUP_TO
          : resolve(env.BACKUP_TO ?? `${env.DATA_DIR}/backups`),
    },
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  }
}
