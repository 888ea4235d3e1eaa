import { once } from 'node:events'
import type { MultipartFile } from '@fastify/multipart'

/** Whether a file part is what a browser sends for a field in which nobody chose a file: without a name and without bytes. */
export const isUntouched = async ({ filename, file }: MultipartFile): Promise<boolean> => {
  if (filename) return false
  for (;;) {
    const chunk = file.read()
    if (chunk !== null) {
      file.unshift(chunk)
      return false
    }
    if (file.readableEnded) return true
    await Promise.race([once(file, 'readable'), once(file, 'end')])
  }
}
