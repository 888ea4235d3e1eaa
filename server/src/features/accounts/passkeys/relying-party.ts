import { PASSKEYS_MAX, passkeyMessages } from '@andariego/contract/passkeys-rules'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Config } from '../../../platform/config.ts'
import { Failure } from '../../../platform/http/errors.ts'
import type { StoredPasskey } from './passkeys-repository.ts'

/** Large, and needed by few: loaded when somebody first uses a passkey. */
const library = () => import('@simplewebauthn/server')

/** The JSON that a browser hands over. Of its shape the contract has checked the frame only; the library reads the rest. */
type Answer = { id: string }

export const wrongPasskey = () => new Failure(403, 'wrong-passkey', passkeyMessages.refused)

/** Whatever is wrong with what a browser sent, its sender learns that it is wrong. */
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

/** The site as passkeys know it: bound to the address that travellers use, so that no other site can ask for them. */
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
        // Found without an address, and unlocked by a finger, a face or a PIN: a password and a code in one.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),

    loginOptions: async (challenge: Buffer) =>
      (await library()).generateAuthenticationOptions({
        rpID: hostname,
        challenge: new Uint8Array(challenge),
        userVerification: 'required',
      }),

    /** The credential of a good answer; `isOurs` says whether we asked for its challenge, and spends it. */
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

    /** How often the passkey of a good answer has signed by now. A copy that has signed less often is refused. */
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
