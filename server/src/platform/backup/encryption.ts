import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

// Encrypted archives are age files (https://age-encryption.org/v1): with the passphrase `age -d` opens them too.

/** Loaded with the first encrypted archive. */
const library = () => import('age-encryption')

const FIRST_LINE = 'age-encryption.org/v1'

/** The passphrase is missing, or not the one with which the archive was encrypted. */
export class PassphraseError extends Error {}

const asWeb = (content: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(content)) as unknown as globalThis.ReadableStream<Uint8Array>

/**
 * Encrypts bytes with a passphrase. Takes about a second and 256 MB before the first byte, to make guesses of the passphrase
 * expensive; `guessCost` replaces age's power of two.
 */
export async function* encrypted(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
  guessCost?: number,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await library()
  const encrypter = new Encrypter()
  if (guessCost !== undefined) encrypter.setScryptWorkFactor(guessCost)
  encrypter.setPassphrase(passphrase)
  yield* (await encrypter.encrypt(asWeb(content))) as unknown as ReadableStream<Uint8Array>
}

/** Decrypts what `encrypted` wrote. Throws PassphraseError before the first byte, and an Error for altered or truncated bytes. */
export async function* decrypted(
  content: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await library()
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const opened = await decrypter.decrypt(asWeb(content)).catch((cause: unknown) => {
    throw new PassphraseError('La contraseña no abre esta copia.', { cause })
  })
  yield* opened as unknown as ReadableStream<Uint8Array>
}

/** Whether a file begins like an encrypted one. */
export const isEncrypted = async (file: string): Promise<boolean> => {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === FIRST_LINE
  } finally {
    await handle.close()
  }
}
