/** A path without any page or endpoint. */
const NOWHERE = '/*'

/**
 * Returns the path and query of a request's target. Clients of proxies send an absolute URL (RFC 9112, 3.2.2), and `OPTIONS *`
 * has no path.
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/')) return target
  const address = URL.parse(target)
  if (address === null || !/^https?:$/.test(address.protocol)) return NOWHERE
  return address.pathname + address.search
}
