/** No background services of the browser, no GPU (maps are rendered in software), no large /dev/shm needed. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Paints pages directly with the CPU. Debian's launcher requests the GPU, which is emulated here and took two fifths of the
  // journeys' CPU time. Maps still use WebGL.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
] as const
