import type { WireRequest } from '@andariego/contract/client'
import { REQUEST_TIMEOUT_MS } from '@andariego/contract/errors'
import { answerIn, transportError } from './api-error.ts'

export interface UploadProgress {
  /** Bytes of the whole form that were sent. */
  sent: number
  total: number
  /** Bytes that were sent ahead of the form of each of its large files, by the names of their fields. */
  ahead?: Readonly<Record<string, number>>
}

export interface UploadOptions {
  baseUrl: string
  accessToken: string | null
  onProgress?: (progress: UploadProgress) => void
  idleTimeoutMs?: number
}

/**
 * An upload fails after 60 s without progress, or without a response once everything is sent, however long the whole upload
 * takes.
 */
export const UPLOAD_IDLE_TIMEOUT_MS = 60_000

/** How long a form may make no progress, in milliseconds; one without files waits no longer than any other request. */
export const patienceWith = (form: FormData | undefined): number =>
  form && [...form.values()].some((value) => value instanceof File)
    ? UPLOAD_IDLE_TIMEOUT_MS
    : REQUEST_TIMEOUT_MS

/** Sends a form by XMLHttpRequest, because fetch has no upload progress. Fails with the same errors as the fetch transport. */
export const sendByUpload = (request: WireRequest, options: UploadOptions): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let idle: ReturnType<typeof setTimeout>
    const cancel = () => finish(() => reject(request.signal?.reason))
    const finish = (settle: () => void) => {
      clearTimeout(idle)
      request.signal?.removeEventListener('abort', cancel)
      settle()
      xhr.abort()
    }
    const wait = () => {
      clearTimeout(idle)
      idle = setTimeout(
        () => finish(() => reject(transportError('timeout'))),
        options.idleTimeoutMs ?? patienceWith(request.form),
      )
    }
    xhr.upload.onprogress = ({ loaded, total }) => {
      wait()
      options.onProgress?.({ sent: loaded, total })
    }
    xhr.onload = () =>
      finish(() => {
        try {
          resolve(answerIn(xhr.status, xhr.responseText))
        } catch (error) {
          reject(error)
        }
      })
    xhr.onerror = () => finish(() => reject(transportError('unreachable')))

    if (request.signal?.aborted) return cancel()
    request.signal?.addEventListener('abort', cancel)
    try {
      xhr.open(request.method, options.baseUrl + request.path)
      for (const [name, value] of Object.entries(request.headers ?? {})) xhr.setRequestHeader(name, value)
      if (options.accessToken !== null) xhr.setRequestHeader('Authorization', `Bearer ${options.accessToken}`)
      xhr.send(request.form)
      wait()
    } catch (error) {
      finish(() => reject(transportError('setup', error)))
    }
  })
