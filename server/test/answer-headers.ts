/** An answer without its body. Its headers have lower-case names. */
export interface Answer {
  status: number
  headers: Record<string, string>
}

/** What an answer lacks of what every answer has. */
const faultsOf = ({ status, headers }: Answer): string[] => {
  const policy = headers['content-security-policy'] ?? ''
  const caching = headers['cache-control'] ?? ''
  const rules: Record<string, boolean> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/.test(
      headers['referrer-policy'] ?? '',
    ),
    'x-frame-options': headers['x-frame-options'] === 'DENY',
    hsts: headers['strict-transport-security'] === 'max-age=63072000; includeSubDomains',
    'permissions-policy': headers['permissions-policy']?.includes('microphone=()') === true,
    // Two policies would be joined by a comma.
    'one policy': policy !== '' && !policy.includes(','),
    'frame-ancestors': policy.includes("frame-ancestors 'none'"),
    'no inline script': !/(script-src|default-src)[^;]*unsafe/.test(policy),
    'cache-control': caching !== '',
    'errors are not stored': status < 400 || caching.includes('no-store'),
    'names no program': headers.server === undefined && headers['x-powered-by'] === undefined,
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

/** Collects what is wrong with many answers, and how many of each status there were. */
export const collection = () => {
  const wrong: string[] = []
  const seen = new Map<number, number>()
  return {
    wrong,
    look: (what: string, answer: Answer, more: readonly string[] = []) => {
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
      for (const fault of [...faultsOf(answer), ...more]) wrong.push(`${what} (${answer.status}): ${fault}`)
    },
    told: () =>
      [...seen]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
  }
}
