import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address; `::` and a trailing dotted IPv4 part written out. */
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

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (address: string): string =>
  /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address

/** All who send something else for an address are counted together: each would otherwise be somebody new. */
const UNKNOWN = 'unknown'

/**
 * Whom an address stands for when requests are counted: an IPv4 address itself, also when it comes dressed as IPv6
 * (`::ffff:192.0.2.1`); of an IPv6 address its /64, the least that one customer is given.
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
