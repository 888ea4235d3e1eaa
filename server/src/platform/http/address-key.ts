import { isIPv4, isIPv6 } from 'node:net'

/** Returns the eight groups of an IPv6 address; expands `::` and a trailing dotted IPv4 part. */
const groups = (address: string): number[] => {
  const [head = '', tail] = address.split('::')
  const numbers = (part: string) =>
    part === ''
      ? []
      : part.split(':').flatMap((group) => {
          if (!group.includes('.')) return [Number.parseInt(group, 16)]
          const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
          return [a * 256 + b, c * 256 + d]
        })
  const before = numbers(head)
  if (tail === undefined) return before
  const after = numbers(tail)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

/** Removes the port, which some proxies add: `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address

/** The common key for everything that is not an IP address. Otherwise each such text would count as a new caller. */
const UNKNOWN = 'unknown'

/**
 * Returns the key under which an address's requests are counted: an IPv4 address itself, also when written as IPv6
 * (`::ffff:192.0.2.1`); for IPv6 the /64 network, the smallest that a customer gets.
 */
export const addressKey = (address: string): string => {
  const bare = withoutPort(address).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return UNKNOWN
  const all = groups(bare)
  if (all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff) {
    const [high = 0, low = 0] = all.slice(6)
    return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
  }
  return `${all
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
