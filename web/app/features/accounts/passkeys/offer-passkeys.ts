import { PASSKEY_MINUTES } from '@andariego/contract/passkeys-rules'
import {
  base64URLStringToBuffer,
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
} from '@simplewebauthn/browser'
import { api } from '../../../platform/api/api.ts'

// Loads with the login form, in browsers that support passkeys.

/** A challenge expires after PASSKEY_MINUTES; a new one is requested a minute before. */
const RENEW_AFTER_MS = (PASSKEY_MINUTES - 1) * 60_000
const CHECK_EVERY_MS = 5_000

/** A hidden page requests no challenge: it may stay open for days. */
const untilVisible = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
    look()
  })

/**
 * Waits until the user chooses a passkey among the suggestions; null when the challenge has to be renewed or the offer was
 * aborted.
 */
const chosen = async (
  options: { challenge: string },
  signal: AbortSignal,
): Promise<PublicKeyCredential | null> => {
  const round = new AbortController()
  const end = () => round.abort()
  // One long timer would stand still while the machine sleeps, and the challenge would have expired when it wakes.
  const renewAt = Date.now() + RENEW_AFTER_MS
  const timer = setInterval(() => Date.now() >= renewAt && end(), CHECK_EVERY_MS)
  signal.addEventListener('abort', end)
  try {
    const publicKey: PublicKeyCredentialRequestOptions = {
      ...options,
      challenge: base64URLStringToBuffer(options.challenge),
      allowCredentials: [],
    }
    const credential = await navigator.credentials.get({
      publicKey,
      mediation: 'conditional',
      signal: round.signal,
    })
    return credential as PublicKeyCredential | null
  } catch (error) {
    if (round.signal.aborted) return null
    throw error
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', end)
  }
}

const asJson = ({ id, rawId, response, type }: PublicKeyCredential) => {
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    response as AuthenticatorAssertionResponse
  return {
    id,
    rawId: bufferToBase64URLString(rawId),
    response: {
      authenticatorData: bufferToBase64URLString(authenticatorData),
      clientDataJSON: bufferToBase64URLString(clientDataJSON),
      signature: bufferToBase64URLString(signature),
      ...(userHandle && { userHandle: bufferToBase64URLString(userHandle) }),
    },
    type,
    clientExtensionResults: {},
  }
}
export type PasskeyResponse = ReturnType<typeof asJson>

/**
 * Lets the browser offer passkeys among the suggestions of a field with `autocomplete="… webauthn"`, until the user chooses one
 * or the signal aborts. Null after an abort, and in browsers without this feature.
 */
export const offerPasskeys = async (signal: AbortSignal): Promise<PasskeyResponse | null> => {
  if (!(await browserSupportsWebAuthnAutofill())) return null
  while (!signal.aborted) {
    await untilVisible(signal)
    if (signal.aborted) return null
    const { data } = await api('POST /auth/passkeys/options')
    if (signal.aborted) return null
    const credential = await chosen(data, signal)
    if (credential) return asJson(credential)
  }
  return null
}
