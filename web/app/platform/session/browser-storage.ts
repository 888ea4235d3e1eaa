/** localStorage, or null on the server and where the browser forbids it. */
export const browserStorage = (): Storage | null => {
  if (typeof document === 'undefined') return null
  try {
    return window.localStorage
  } catch {
    return null
  }
}
