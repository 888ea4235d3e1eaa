declare global {
  interface Window {
    umami?: { track: (name: string, data?: Record<string, unknown>) => void }
    plausible?: (name: string, options?: { props: Record<string, unknown> }) => void
  }
}

/** Reports an event to the analytics script, if the server is configured with one (ANALYTICS_SCRIPT_URL). */
export const trackEvent = (name: string, data: Record<string, unknown> = {}): void => {
  if (typeof window === 'undefined') return
  window.umami?.track(name, data)
  window.plausible?.(name, { props: data })
}

/** The script of Umami, Plausible or a compatible service; nothing without an address. */
export const AnalyticsScript = ({ url }: { url: string | null }) =>
  url === null ? null : <script defer src={url} />
