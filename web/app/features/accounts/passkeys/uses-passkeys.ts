/** Whether this browser knows passkeys: old ones do not, and none does where the page does not come over HTTPS. */
export const usesPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'
