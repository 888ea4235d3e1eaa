import type { HeldBack, OpenAppeal } from '@andariego/contract/moderation'
import { moderationMessages } from '@andariego/contract/moderation-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { appealsRepository } from './appeals-repository.ts'
import { type createDeciding, tellAuthor } from './deciding.ts'
import { decisionsRepository } from './decisions-repository.ts'
import { mayAnswer, mayModerate, undoing } from './policies.ts'
import { reportsRepository } from './reports-repository.ts'
import { restrictionsRepository } from './restrictions.ts'

/** Notices to authors, their appeals, and the moderators' answers. */
export const appealsRoutes = (
  route: Route,
  { database, write }: Services,
  { carryOut, findSubject, inTurn }: ReturnType<typeof createDeciding>,
) => {
  const appeals = appealsRepository(database)
  const decisions = decisionsRepository(database)

  /** What is held back of an author, as it is now; not what they removed meanwhile. */
  const heldBackOf = async (authorId: string): Promise<HeldBack[]> => {
    const held = await reportsRepository(database).heldBackOf(authorId)
    const found = await Promise.all(
      held.map(async ({ id, type, subjectId, createdAt }) => {
        const subject = await findSubject(database, type, subjectId)
        return subject?.isHidden ? [{ id, subjectType: type, snapshot: subject.snapshot, createdAt }] : []
      }),
    )
    return found.flat()
  }

  route('GET /users/me/notices', async ({ user }) => {
    const [data, restriction, heldBack] = await Promise.all([
      appeals.noticesOf(user.id),
      restrictionsRepository(database).of(user.id),
      heldBackOf(user.id),
    ])
    const may = mayModerate(user) ? ['moderate' as const] : []
    return { success: true as const, data, heldBack, restriction, may }
  })

  route('POST /moderation/decisions/:id/appeal', async ({ user, params: { id }, body: { text } }) =>
    withData(
      await write(async (tx) => {
        const inTransaction = appealsRepository(tx)
        const notice = found(await inTransaction.noticeOf(id, user.id), moderationMessages.decisionNotFound)
        if (notice.appeal !== null) throw new Failure(409, 'duplicate', moderationMessages.appealedAlready)
        if (!notice.may.includes('appeal'))
          throw new Failure(422, 'validation', moderationMessages.notAppealable)
        if (!(await inTransaction.add(id, text)))
          throw new Failure(409, 'duplicate', moderationMessages.appealedAlready)
        return found(await inTransaction.noticeOf(id, user.id), moderationMessages.decisionNotFound)
      }),
    ),
  )

  route('GET /moderation/appeals', async ({ user }) => {
    const open = await appeals.open()
    const shown: OpenAppeal[] = []
    for (const { decisionId, ...appeal } of open) {
      const decision = await decisions.one(decisionId)
      if (!decision) continue
      const parties = { moderatorId: decision.moderator?.id ?? null, authorId: decision.author?.id ?? null }
      shown.push({ decision, ...appeal, may: mayAnswer(user, parties) ? ['decide'] : [] })
    }
    return withData(shown)
  })

  route('POST /moderation/appeals/:id/answer', async ({ user, params: { id }, body: { isUpheld, reason } }) =>
    withData(
      await inTurn(async (turn) => {
        const { tx } = turn
        const inTransaction = appealsRepository(tx)
        const log = decisionsRepository(tx)
        const appeal = found(await inTransaction.lock(id), moderationMessages.appealNotFound)
        if (!mayAnswer(user, appeal)) throw forbidden(moderationMessages.ownDecision)
        const { subjectType, subjectId, authorId, snapshot } = appeal
        await log.takeTurns(subjectType, subjectId)
        const undo = undoing(subjectType, appeal.decision)
        // Granting the appeal against a suspension does not open an account that was closed later.
        const mayUndo =
          !isUpheld && undo !== null && (await log.isInForce(id, appeal.decision, subjectType, subjectId))
        const subject = mayUndo ? await findSubject(tx, subjectType, subjectId) : undefined
        const answer = isUpheld ? 'uphold' : 'grant'
        const isUndone = subject !== undefined && (subject.isHidden || undo !== 'restore')
        const answerId =
          isUndone && undo !== null
            ? await carryOut(turn, user, subject, { subjectType, subjectId, decision: undo, reason })
            : await log.add({
                reportId: null,
                subject: { type: subjectType, id: subjectId, authorId, snapshot },
                moderatorId: user.id,
                // A removal cannot be undone, a warning has no effect, a later decision stays: then only the answer is recorded.
                decision: answer,
                reason,
                until: null,
                aboutId: id,
              })
        if (!isUndone) await tellAuthor(tx, turn.emit, authorId, answerId, answer)
        await inTransaction.answer(id, answerId)
        return found(await log.one(answerId), moderationMessages.decisionNotFound)
      }),
    ),
  )
}
