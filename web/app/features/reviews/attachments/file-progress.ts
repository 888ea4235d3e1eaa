import type { UploadProgress } from '../../../platform/api/upload-transport.ts'

/**
 * The upload progress of each file, 0 to 1. One request sends the files one after the other, so each starts where the previous
 * one ended; the multipart overhead (names, separators) is spread over them evenly.
 */
export const progressByFile = (sizes: readonly number[], { sent, total }: UploadProgress): number[] => {
  const around = Math.max(0, total - sizes.reduce((sum, size) => sum + size, 0)) / Math.max(1, sizes.length)
  if (sent >= total) return sizes.map(() => 1)
  let start = 0
  return sizes.map((size) => {
    const length = size + around
    const done = length === 0 ? 1 : (sent - start) / length
    start += length
    return Math.min(1, Math.max(0, done))
  })
}
