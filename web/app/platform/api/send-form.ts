import type { WireRequest } from '@andariego/contract/client'
import { ApiError } from './api-error.ts'
import { sendByFetch } from './fetch-transport.ts'
import { fileIdOf } from './file-id.ts'
import { sendByUpload, type UploadOptions } from './upload-transport.ts'

/** Files of at least this size are sent ahead in parts: of smaller ones little is lost with the connection. */
const IN_PARTS_FROM = 4 * 1024 * 1024
/** A slow phone sends a part in well under a minute, and a lost connection costs no more than that. */
const PART_BYTES = 2 * 1024 * 1024
/** How often a part may be refused as not the next one while nothing else arrives. */
const MOST_IN_VAIN = 3

/**
 * Sends a form. Its large files go ahead in parts, so that an upload goes on where it stopped when the same file is sent again
 * after a lost connection, a reload or a login; the form then refers to them. Where the browser cannot tell files apart (pages
 * without HTTPS), they are sent with the form.
 */
export const sendForm = async (request: WireRequest, options: UploadOptions): Promise<unknown> => {
  const { form } = request
  const large = form
    ? [...form].filter(([, value]) => value instanceof File && value.size >= IN_PARTS_FROM)
    : []
  if (!form || large.length === 0 || !crypto.subtle) return sendByUpload(request, options)
  const ahead: Record<string, number> = Object.fromEntries(large.map(([name]) => [name, 0]))
  const small = new FormData()
  for (const [name, value] of form) {
    if (!(name in ahead) || typeof value === 'string') small.append(name, value)
    else {
      const tell = (sent: number) => {
        ahead[name] = sent
        options.onProgress?.({ sent: 0, total: 1, ahead: { ...ahead } })
      }
      small.append(name, await sendInParts(value, tell, request, options))
    }
  }
  const onProgress: UploadOptions['onProgress'] = (progress) => options.onProgress?.({ ...progress, ahead })
  return sendByUpload({ ...request, form: small }, { ...options, onProgress })
}

/** Sends what is missing of a file, and returns its id. */
const sendInParts = async (
  file: File,
  tell: (sent: number) => void,
  { signal }: WireRequest,
  options: UploadOptions,
): Promise<string> => {
  const id = await fileIdOf(file)
  const arrived = async () =>
    receivedOf(await sendByFetch({ method: 'GET', path: `/uploads/${id}`, signal }, options))
  let offset = await arrived()
  let inVain = 0
  while (offset < file.size) {
    tell(offset)
    const from = offset
    const form = new FormData()
    form.set('part', file.slice(from, from + PART_BYTES), file.name)
    const path = `/uploads/${id}/parts/${from}`
    const onProgress: UploadOptions['onProgress'] = ({ sent }) => tell(Math.min(from + sent, file.size))
    try {
      offset = receivedOf(
        await sendByUpload({ method: 'PUT', path, form, signal }, { ...options, onProgress }),
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'out-of-order') throw error
      // Another tab sends the same file, or the answer to this part was lost.
      offset = await arrived()
      inVain = offset === from ? inVain + 1 : 0
      if (inVain > MOST_IN_VAIN) throw error
    }
  }
  tell(file.size)
  return id
}

const receivedOf = (answer: unknown): number => (answer as { data: { received: number } }).data.received
