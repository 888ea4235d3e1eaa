/** No page and no operation is there. */
const NOWHERE = '/*'

/**
 * The path and query of a request's target. Clients of proxies send a whole address (RFC 9112, 3.2.2), and `OPTIONS *` asks of
 * no path at all.
 */
export const originForm = (target: string): string => {
  if (target.startsWith('/')) return target
  const address = URL.parse(target)
  if (address === null || !/^https?:$/.test(address.protocol)) return NOWHERE
  return address.pathname + address.search
}
