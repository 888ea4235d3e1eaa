/** Formats 16 bytes as a UUID of this version (RFC 9562). */
export const uuidOf = (bytes: Uint8Array, version: number): string => {
  const marked = bytes.slice(0, 16)
  marked[6] = ((marked[6] ?? 0) & 0x0f) | (version << 4)
  marked[8] = ((marked[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * A random UUID, for things that get their id in the browser and for idempotency keys. Browsers offer `crypto.randomUUID` only to
 * pages that come over HTTPS; a page opened by the address of a machine in the same house has none.
 */
export const newId = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4)
