/** Nothing of the browser's own business, no GPU (maps are drawn in software), and no reliance on a large /dev/shm. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
] as const
