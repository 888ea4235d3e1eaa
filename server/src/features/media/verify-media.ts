import type { Storage } from '../../platform/storage/storage.ts'
import { digest } from './file-digest.ts'
import { filesOf, type StoredFiles } from './received-media.ts'

export interface MediaProblem {
  key: string
  problem: 'missing' | 'altered'
}

/** Reads every file of these rows again, and yields those that are missing or altered. */
export async function* verifyMedia(
  storage: Storage,
  rows: AsyncIterable<StoredFiles> | Iterable<StoredFiles>,
): AsyncGenerator<MediaProblem> {
  for await (const row of rows) {
    for (const { key, bytes, sha256 } of filesOf(row)) {
      const found = await storage.get(key)
      if (!found) {
        yield { key, problem: 'missing' }
        continue
      }
      const actual = await digest(found.stream)
      if (actual.sha256 !== sha256 || actual.bytes !== bytes) yield { key, problem: 'altered' }
    }
  }
}
