/** Newer browsers also include older ones' names in their user agent, so the order of this list matters. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

interface System {
  name: string
  isPhone: boolean
}

const SYSTEMS: readonly [RegExp, System][] = [
  [/\biPhone\b/, { name: 'un iPhone', isPhone: true }],
  [/\biPad\b/, { name: 'un iPad', isPhone: true }],
  [/\bAndroid\b.*\bMobile\b/, { name: 'un teléfono Android', isPhone: true }],
  [/\bAndroid\b/, { name: 'una tableta Android', isPhone: true }],
  [/\bCrOS\b/, { name: 'ChromeOS', isPhone: false }],
  [/\bWindows\b/, { name: 'Windows', isPhone: false }],
  [/\bMacintosh\b/, { name: 'Mac', isPhone: false }],
  [/\bLinux\b/, { name: 'Linux', isPhone: false }],
]

const match = <T>(known: readonly [RegExp, T][], userAgent: string): T | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1]

export interface DeviceName {
  /** For example `Firefox en Windows` or `Safari en un iPhone`. */
  name: string
  /** True for a phone or a tablet. */
  isPhone: boolean
}

/** Names a signed-in device in plain Spanish, as far as its user agent tells. */
export const deviceName = (userAgent: string | null): DeviceName => {
  const browser = match(BROWSERS, userAgent ?? '')
  const system = match(SYSTEMS, userAgent ?? '')
  const isPhone = system?.isPhone ?? false
  if (!browser && !system) return { name: 'Dispositivo desconocido', isPhone }
  return { name: system ? `${browser ?? 'Navegador'} en ${system.name}` : `${browser}`, isPhone }
}
