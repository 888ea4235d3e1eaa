import { uuidOf } from '../new-id.ts'

/** How many bytes of a file's beginning and of its end tell it from others. */
const SAMPLE_BYTES = 256 * 1024

/**
 * Returns the id under which a file is sent in parts. It is the same for the same file, so that an upload goes on when somebody
 * chooses the file again after a reload. In the format of a UUID; needs `crypto.subtle`.
 */
export const fileIdOf = async (file: File): Promise<string> => {
  const told = new Blob([
    JSON.stringify([file.name, file.size]),
    file.slice(0, SAMPLE_BYTES),
    file.slice(Math.max(0, file.size - SAMPLE_BYTES)),
  ])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await told.arrayBuffer()))
  // Version 8 of RFC 9562: what the bits mean is the application's own.
  return uuidOf(hash, 8)
}
