/** Whether a setting names a store, and not a folder. */
export const isS3Address = (text: string): boolean => /^(s3|https?):/.test(text)

/**
 * Parses `s3://key:secret@host[:port]/bucket[?region=eu-west-1]`, or the same with https:// (both use TLS) or http:// (no TLS).
 * Special characters in key and secret are percent-encoded.
 */
export const s3Address = (text: string) => {
  const shape = 's3://key:secret@host[:port]/bucket[?region=…]'
  if (!URL.canParse(text)) throw new TypeError(`an S3 address must look like ${shape}`)
  const url = new URL(text)
  const bucket = url.pathname.replace(/^\/|\/$/g, '')
  const scheme = { 's3:': 'https:', 'https:': 'https:', 'http:': 'http:' }[url.protocol]
  if (!scheme || !url.host || !url.username || !url.password || !/^[a-z0-9][a-z0-9.-]+$/.test(bucket)) {
    throw new TypeError(`an S3 address must look like ${shape}`)
  }
  return {
    bucket,
    endpoint: `${scheme}//${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  }
}
