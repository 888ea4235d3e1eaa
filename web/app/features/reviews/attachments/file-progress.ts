import type { UploadProgress } from '../../../platform/api/upload-transport.ts'

/** A file of a form: its bytes, and how many of them were sent ahead of the form if it is sent in parts. */
interface SentFile {
  bytes: number
  ahead?: number | undefined
}

/**
 * The upload progress of each file, 0 to 1. One request sends the files one after the other, so each starts where the previous
 * one ended; the multipart overhead (names, separators) is spread over them evenly.
 */
export const progressByFile = (files: readonly SentFile[], { sent, total }: UploadProgress): number[] => {
  if (sent >= total) return files.map(() => 1)
  const sizes = files.map(({ bytes, ahead }) => (ahead === undefined ? bytes : 0))
  const around = Math.max(0, total - sizes.reduce((sum, size) => sum + size, 0)) / Math.max(1, sizes.length)
  let start = 0
  return files.map(({ bytes, ahead }, index) => {
    const length = (sizes[index] ?? 0) + around
    const inForm = length === 0 ? 1 : (sent - start) / length
    const done = ahead === undefined ? inForm : ahead / Math.max(1, bytes)
    start += length
    return Math.min(1, Math.max(0, done))
  })
}
