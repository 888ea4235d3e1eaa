/** Nothing of the browser's own business, no GPU (maps are drawn in software), and no reliance on a large /dev/shm. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are painted by the processor directly. Debian's launcher asks for the GPU, which is emulated here: that took two fifths
  // of all the processor time of the journeys. Maps still draw by WebGL.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
] as const
