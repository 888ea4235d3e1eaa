import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole URL map is small, and one cached manifest file spares a request at every link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
