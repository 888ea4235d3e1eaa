import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorMessage, LocalPostgresError } from './errors.ts'

const explanations: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: "this user's disk quota is used up",
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  ENAMETOOLONG: 'its path is too long',
}

/** Turns a file system error of the data folder into one line for the operator; returns other errors unchanged. */
export const dataFolderError = (error: unknown, dataDir: string): unknown => {
  if (error instanceof LocalPostgresError) return error
  const explanation = explanations[errorCode(error) ?? ''] ?? explanationOfText(errorMessage(error))
  if (explanation === undefined) return error
  return new LocalPostgresError(
    'data directory',
    ({ folder }) => `${folder} (${dataDir}) cannot be used: ${explanation}.`,
    { cause: error },
  )
}

/** Recognizes the same errors in the output of PostgreSQL's programs. */
const explanationOfText = (text: string): string | undefined => {
  if (/No space left on device/.test(text)) return explanations.ENOSPC
  if (/Disk quota exceeded/.test(text)) return explanations.EDQUOT
  if (/Read-only file system/.test(text)) return explanations.EROFS
  return undefined
}

/** Creates the data folder if it is missing, and checks that files can be written in it. */
export const ensureDataFolder = async (dataDir: string): Promise<void> => {
  const probe = join(dataDir, `.writable-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    try {
      await writeFile(probe, 'A file system that is full lets a file be made, but not be written.')
    } finally {
      await rm(probe, { force: true })
    }
  } catch (error) {
    throw dataFolderError(error, dataDir)
  }
}
