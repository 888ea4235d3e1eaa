const LINE_MAX_BYTES = 75

/** RFC 5545, 3.3.11: a text as the value of a property. Control characters, which it may not hold, are left out. */
export const calendarText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '')

/**
 * RFC 5545, 3.1: a property as lines of at most 75 bytes, each but the first led by a space and all ended by CRLF. No
 * character is torn apart, which readers that unfold after decoding could not mend.
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
