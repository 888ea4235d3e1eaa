import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** What the device signs; a test may change each part to simulate a dishonest one. */
interface Saying {
  challenge: string
  origin?: string
  host?: string
  counter?: number
  isVerified?: boolean
  type?: string
}

const SITE = 'http://localhost:3000'

/** Simulates a device with one passkey, from plain keys and bytes, so that it can also send what no real device would. */
export const newAuthenticator = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  // RFC 9053: EC2, ES256, P-256.
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )

  const clientData = ({ challenge, origin = SITE }: Saying, type: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ host = 'localhost', counter = 0, isVerified = true }: Saying, credential?: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | (credential ? WITH_CREDENTIAL : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
  }
  const frame = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    make: (saying: Saying) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData(saying, credential))],
        ]) as never,
      )
      return frame({
        clientDataJSON: clientData(saying, saying.type ?? 'webauthn.create').toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      }) as never
    },
    show: (saying: Saying) => {
      const data = clientData(saying, saying.type ?? 'webauthn.get')
      const authenticator = authData(saying)
      const signature = sign('sha256', Buffer.concat([authenticator, sha256(data)]), privateKey)
      return frame({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: signature.toString('base64url'),
      }) as never
    },
  }
}
