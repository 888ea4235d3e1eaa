import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DecisionKind } from '@andariego/contract/moderation-rules'
import type { Account } from '../tools/accounts.ts'

const COMMAND = fileURLToPath(new URL('../scripts/moderator.ts', import.meta.url))

/** Makes somebody a moderator as an operator does, beside the running product. */
export const appoint = async (outbox: string, email: string) => {
  // The product of the tests has a database of its own.
  const { DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, NODE_ENV: '', NODE_OPTIONS: '', DATA_DIR: dirname(outbox) }
  await promisify(execFile)(process.execPath, [COMMAND, 'add', email], { env })
}

/** Decides about somebody's account as this moderator. */
export const decideAbout =
  (judge: Account, { session }: Account) =>
  (decision: DecisionKind, { reason = 'Una prueba.', until }: { reason?: string; until?: Date } = {}) =>
    judge.api('POST /moderation/decisions', {
      body: {
        subjectType: 'user',
        subjectId: session.user.id,
        decision,
        reason,
        ...(until && { until: until.toISOString() }),
      },
    })
