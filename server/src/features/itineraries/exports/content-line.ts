const LINE_MAX_BYTES = 75

/** RFC 5545, 3.3.11: escapes a text as a property's value. Removes control characters, which are not allowed. */
export const calendarText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/**
 * RFC 5545, 3.1: folds a property into lines of at most 75 bytes, each but the first begun by a space, all ended by CRLF. Never
 * splits a character: readers that unfold after decoding could not repair it.
 */
export const contentLine = (name: string, value: string): string => {
  let folded = ''
  let bytes = 0
  for (const character of `${name}:${value}`) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_MAX_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return `${folded}\r\n`
}
