/** Whether this browser supports passkeys: old ones do not, and none does on a page without HTTPS. */
export const usesPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'
