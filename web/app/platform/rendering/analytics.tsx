declare global {
  interface Window {
    umami?: { track: (name: string, data?: Record<string, unknown>) => void }
    plausible?: (name: string, options?: { props: Record<string, unknown> }) => void
  }
}

/** Tells the analytics script, if the server names one (ANALYTICS_SCRIPT_URL), that something happened. */
export const trackEvent = (name: string, data: Record<string, unknown> = {}): void => {
  if (typeof window === 'undefined') return
  window.umami?.track(name, data)
  window.plausible?.(name, { props: data })
}

/** The script of Umami, Plausible or one that speaks like them; nothing without an address. */
export const AnalyticsScript = ({ url }: { url: string | null }) =>
  url === null ? null : <script defer src={url} />
