import { PASSKEYS_MAX, passkeyMessages } from '@andariego/contract/passkeys-rules'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Config } from '../../../platform/config.ts'
import { Failure } from '../../../platform/http/errors.ts'
import type { StoredPasskey } from './passkeys-repository.ts'

/** Loaded on first use, because it is large and few people need it. */
const library = () => import('@simplewebauthn/server')

/** The JSON that a browser sends. The contract has validated only its outline; the library validates the rest. */
interface Answer {
  id: string
}

export const wrongPasskey = () => new Failure(403, 'wrong-passkey', passkeyMessages.refused)

/** Turns every error of the library into one refusal, whatever was wrong with the browser's data. */
const orRefused = async <T>(check: () => Promise<T>): Promise<T> => {
  try {
    return await check()
  } catch {
    throw wrongPasskey()
  }
}

const credentialOf = ({
  credentialId,
  publicKey,
  counter,
  transports,
}: StoredPasskey): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(publicKey),
  counter,
  transports,
})

/** The product as a WebAuthn relying party: its passkeys are bound to PUBLIC_URL, so that no other site can use them. */
export const createRelyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }

  return {
    registrationOptions: async (
      user: { id: string; email: string },
      challenge: Buffer,
      known: readonly StoredPasskey[],
    ) =>
      (await library()).generateRegistrationOptions({
        rpName: 'Andariego',
        rpID: hostname,
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        challenge: new Uint8Array(challenge),
        excludeCredentials: known
          .slice(0, PASSKEYS_MAX)
          .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        // Discoverable without an address, and unlocked by finger, face or PIN: it replaces both password and code.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    loginOptions: async (challenge: Buffer) =>
      (await library()).generateAuthenticationOptions({
        rpID: hostname,
        challenge: new Uint8Array(challenge),
        userVerification: 'required',
      }),

    /** Returns the credential of a valid response. `isOurs` tells whether we issued the challenge, and uses it up. */
    registered: (answer: Answer, isOurs: (challenge: string) => Promise<boolean>) =>
      orRefused(async () => {
        const { verified, registrationInfo } = await (await library()).verifyRegistrationResponse({
          ...expected,
          response: answer as never,
          expectedChallenge: isOurs,
        })
        if (!verified) throw wrongPasskey()
        return registrationInfo.credential
      }),

    /** Returns the signature counter of a valid response. A copy of a passkey with a lower counter is refused. */
    signed: (answer: Answer, passkey: StoredPasskey, isOurs: (challenge: string) => Promise<boolean>) =>
      orRefused(async () => {
        const { verified, authenticationInfo } = await (await library()).verifyAuthenticationResponse({
          ...expected,
          response: answer as never,
          expectedChallenge: isOurs,
          credential: credentialOf(passkey),
        })
        if (!verified) throw wrongPasskey()
        return authenticationInfo.newCounter
      }),
  }
}
