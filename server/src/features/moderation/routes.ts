import { isDeepStrictEqual } from 'node:util'
import type { CaseFile } from '@andariego/contract/moderation'
import { type DecisionKind, moderationMessages, type SubjectType } from '@andariego/contract/moderation-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { type Caller, forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { type MediaReaders, sendAnyMedia } from '../media/public.ts'
import { peopleRepository, profilesRepository } from '../people/public.ts'
import { appealsRoutes } from './appeals-routes.ts'
import { casesRepository } from './cases-repository.ts'
import type { createDeciding } from './deciding.ts'
import { decisionsRepository } from './decisions-repository.ts'
import { personAsSubject } from './person-subject.ts'
import { decisionsAbout, decisionsAboutPerson, mayDismiss, mayReport } from './policies.ts'
import { reportsRepository } from './reports-repository.ts'
import { restrictionsRepository } from './restrictions.ts'
import type { ModeratedParts } from './subject.ts'

export const moderationRoutes = (
  route: Route,
  services: Services,
  parts: ModeratedParts,
  deciding: ReturnType<typeof createDeciding>,
  readers: MediaReaders,
) => {
  const { database, write } = services
  const reports = reportsRepository(database)
  const cases = casesRepository(database)
  const decisions = decisionsRepository(database)
  appealsRoutes(route, services, deciding)

  const find = (type: SubjectType, id: string, viewerId: string | null) =>
    type === 'user' ? personAsSubject(database, id) : parts[type].find(database, id, viewerId)

  route('POST /reports', async ({ user, body: { subjectType, subjectId, reason, note = null } }) => {
    const subject = found(await find(subjectType, subjectId, user.id), moderationMessages.subjectNotFound)
    if (!mayReport(user, subject)) throw forbidden(moderationMessages.ownContent)
    return withData(
      await write(async (tx) => {
        const id = await reportsRepository(tx).add(subject, { reporterId: user.id, reason, note })
        if (id === undefined) throw new Failure(409, 'duplicate', moderationMessages.alreadyReported)
        return { id }
      }),
    )
  })

  route('GET /moderation/reports', async ({ query: { status, cursor } }) => ({
    success: true as const,
    ...(status === 'open'
      ? { data: await cases.open(cursor), nextCursor: null }
      : await cases.decided(cursor)),
  }))

  const authorOf = async (userId: string): Promise<CaseFile['author']> => {
    const [person, restriction, decided] = await Promise.all([
      peopleRepository(database).shownToVisitors(userId),
      restrictionsRepository(database).of(userId),
      decisions.aboutAuthor(userId),
    ])
    if (!person) return null
    const { createdAt, ...shown } = person
    return { person: shown, createdAt, restriction, decisions: decided }
  }

  const mayAbout = (
    caller: Caller,
    type: SubjectType,
    current: { authorId: string | null; isHidden: boolean; isHeldBack: boolean } | undefined,
    author: CaseFile['author'],
    profile: { isHidden: boolean; isHeldBack: boolean },
    isOpen: boolean,
  ): CaseFile['may'] => {
    const known = type === 'user' ? [] : (Object.keys(parts[type].deeds) as DecisionKind[])
    const isOwn = current?.authorId === caller.id
    return {
      subject: isOwn
        ? []
        : [
            ...(isOpen && (!current || mayDismiss(current)) ? (['dismiss'] as const) : []),
            ...(current ? decisionsAbout(caller, current, known) : []),
          ],
      author: decisionsAboutPerson(
        caller,
        author?.person.id ?? null,
        author?.restriction?.kind ?? null,
        profile,
      ),
    }
  }

  route('GET /moderation/reports/:id', async ({ user, params: { id } }) => {
    const report = found(await reports.one(id), moderationMessages.reportNotFound)
    const { subjectType, subjectId } = report
    const [current, all, history] = await Promise.all([
      find(subjectType, subjectId, null),
      reports.about(subjectType, subjectId),
      decisions.about(subjectType, subjectId),
    ])
    const authorId = current?.authorId ?? report.authorId
    const author = authorId === null ? null : await authorOf(authorId)
    const profile = authorId === null ? undefined : await profilesRepository(database).one(authorId)
    const isHeldBack = await reports.isHeldBack(subjectType, subjectId)
    const isProfileHeldBack = authorId !== null && (await reports.isHeldBack('user', authorId))
    return withData({
      id,
      subjectType,
      subjectId,
      decidedAt: report.decidedAt,
      reported: report.snapshot,
      current: current?.snapshot ?? null,
      isHidden: current?.isHidden ?? false,
      reports: all.map(({ reporter, note, snapshot, ...one }) => ({
        ...one,
        // A moderator whose own content was reported does not learn by whom.
        ...(authorId === user.id ? { reporter: null, note: null } : { reporter, note }),
        snapshot: isDeepStrictEqual(snapshot, report.snapshot) ? null : snapshot,
      })),
      history,
      author,
      may: mayAbout(
        user,
        subjectType,
        current && { ...current, isHeldBack },
        author,
        { isHidden: profile?.isHidden ?? false, isHeldBack: isProfileHeldBack },
        report.decidedAt === null,
      ),
    })
  })

  route('GET /moderation/media/:id', ({ params, request, reply }) =>
    sendAnyMedia(services, readers, params.id, request, reply),
  )

  route('POST /moderation/decisions', async ({ user, body }) =>
    withData(await deciding.inTurn((turn) => deciding.decide(turn, user, body))),
  )

  route('GET /moderation/decisions', async ({ query: { cursor } }) => ({
    success: true as const,
    ...(await decisions.log(cursor)),
  }))
}
