/** Later ones also call themselves by the earlier ones' names, so the order decides. */
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
  /** `Firefox en Windows`, `Safari en un iPhone`. */
  name: string
  /** Held in the hand: a phone or a tablet. */
  isPhone: boolean
}

/** A signed-in device in plain Spanish, as far as its browser tells. */
export const deviceName = (userAgent: string | null): DeviceName => {
  const browser = match(BROWSERS, userAgent ?? '')
  const system = match(SYSTEMS, userAgent ?? '')
  const isPhone = system?.isPhone ?? false
  if (!browser && !system) return { name: 'Dispositivo desconocido', isPhone }
  return { name: system ? `${browser ?? 'Navegador'} en ${system.name}` : `${browser}`, isPhone }
}
