import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Account, newEmail, type openAccounts, PASSWORD } from '../../tools/accounts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = promisify(execFile)

/** Makes an account a moderator, with the operator's command. */
export const moderatorOf = async (
  dataDir: string,
  { register, signIn }: ReturnType<typeof openAccounts>,
): Promise<Account> => {
  const { email } = await register(newEmail('mesa'))
  await run(process.execPath, ['scripts/moderator.ts', 'add', email], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return signIn(email, PASSWORD)
}

interface DeskSights {
  writer: Account
  member: Account
  moderator: Account
  /** The reported review, and the place with a suggested correction. */
  reviewId: string
  placeId: string
}

/** Creates work for moderators: reports, a correction, and a decision that its author appeals against. */
export const fillDesk = async ({ writer, member, moderator, reviewId, placeId }: DeskSights) => {
  const report = (
    from: Account,
    body: { subjectType: 'review' | 'place' | 'user'; subjectId: string; reason: 'spam' | 'false' },
  ) => from.api('POST /reports', { body })
  const advertisement = new FormData()
  advertisement.set('rating', '1')
  advertisement.set('content', 'Compren en mi tienda, la mejor de la ciudad: https://example.com')
  const told = await writer.api('POST /places/:id/reviews', {
    params: { id: placeId },
    form: advertisement,
  })
  await report(member, { subjectType: 'user', subjectId: writer.session.user.id, reason: 'spam' })
  await report(writer, { subjectType: 'review', subjectId: reviewId, reason: 'false' })
  await writer.api('POST /places/:id/corrections', {
    params: { id: placeId },
    body: {
      fact: { city: 'Colonia del Sacramento, Departamento de Colonia' },
      note: 'Así se llama en el cartel.',
    },
  })
  const { data: decision } = await moderator.api('POST /moderation/decisions', {
    body: {
      subjectType: 'review',
      subjectId: told.data.id,
      decision: 'hide',
      reason: 'Es publicidad de una tienda.',
    },
  })
  await writer.api('POST /moderation/decisions/:id/appeal', {
    params: { id: decision.id },
    body: { text: 'La tienda es de mi prima y queda enfrente del lugar. Creo que a quien pasa le sirve.' },
  })
}

/** Registers somebody whom a moderator suspends. */
export const suspendedBy = async (
  moderator: Account,
  { register }: ReturnType<typeof openAccounts>,
): Promise<Account> => {
  const account = await register(newEmail('suspendida'))
  await moderator.api('POST /moderation/decisions', {
    body: {
      subjectType: 'user',
      subjectId: account.session.user.id,
      decision: 'suspend',
      reason: 'Escribiste lo mismo a muchas personas que no te conocen.',
      until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    },
  })
  return account
}
