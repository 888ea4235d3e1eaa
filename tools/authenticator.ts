import type { Visitor } from './visitor.ts'

/** Adds Chromium's virtual authenticator, a phone or security key that approves every request unless it is told to wait. */
export const withAuthenticator = async ({ context, page }: Visitor) => {
  const browser = await context.newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const connect = async () => {
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return authenticatorId
  }
  let authenticatorId = await connect()
  const answers = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    waits: () => answers(false),
    answers: () => answers(true),
    /** Puts another authenticator in its place: each holds one passkey of an account. */
    isReplaced: async () => {
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
      authenticatorId = await connect()
    },
  }
}
