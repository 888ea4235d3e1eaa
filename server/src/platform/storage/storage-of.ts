import { join } from 'node:path'
import type { Config } from '../config.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** Returns the storage that this configuration names. */
export const storageOf = ({ s3Url, dataDir }: Config): Storage =>
  s3Url ? s3Storage(s3Url) : folderStorage(join(dataDir, 'media'))
