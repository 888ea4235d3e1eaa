import type { Decision, Restriction } from '@andariego/contract/moderation'
import {
  APPEALABLE,
  type DecisionKind,
  moderationMessages,
  type SubjectType,
} from '@andariego/contract/moderation-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import { type Caller, forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { endSessionsOf } from '../accounts/public.ts'
import { tell } from '../notifications/public.ts'
import { peopleRepository } from '../people/public.ts'
import { decisionsRepository } from './decisions-repository.ts'
import { noticeLetter } from './letters.ts'
import { holdAuthor, personAsSubject, setProfileHidden } from './person-subject.ts'
import { decisionsAbout, decisionsAboutPerson, mayDismiss } from './policies.ts'
import { reportsRepository } from './reports-repository.ts'
import { restrictionBy } from './restriction-rules.ts'
import { restrictionsRepository } from './restrictions.ts'
import { settleReports } from './settling.ts'
import type { Deciding, HidingFollower, ModeratedParts, Subject } from './subject.ts'

const against = (message: string) => new Failure(422, 'validation', message)

export type Turn = Pick<Deciding, 'tx' | 'emit' | 'afterwards'>

interface Asked {
  subjectType: SubjectType
  subjectId: string
  decision: DecisionKind
  reason: string
  until?: string | undefined
  intoId?: string | undefined
  reportId?: string | undefined
}

/** Whether a decision because of this report is about what was reported, or about its author. */
const concerns = (
  report: { subjectType: SubjectType; subjectId: string; authorId: string | null },
  { subjectType, subjectId }: Asked,
) => {
  const id = subjectId.toLowerCase()
  return (
    (report.subjectType === subjectType && report.subjectId === id) ||
    (subjectType === 'user' && report.authorId === id)
  )
}

/** The decisions that say whether others see something. */
const FINAL_FOR_WAITING: readonly DecisionKind[] = ['hide', 'restore', 'remove', 'merge']

/** Only limits and suspensions end by themselves. */
const untilOf = ({ decision, until }: Asked) =>
  decision === 'limit' || decision === 'suspend' ? (until ?? null) : null

/** Adds it to the list of notifications; decisions that can be appealed get a mail of their own. */
export const tellAuthor = async (
  tx: Tx,
  emit: Emit,
  authorId: string | null,
  decisionId: string,
  decision: Decision['decision'],
) => {
  if (authorId === null) return
  const isNotMailed = APPEALABLE.includes(decision)
  await tell(tx, emit, { kind: 'decision', to: [authorId], subject: decisionId, by: null, isNotMailed })
}

export const createDeciding = (
  { config, log, sendLetter, write }: Services,
  parts: ModeratedParts,
  followers: readonly HidingFollower[],
) => {
  const restrict = async (tx: Tx, userId: string, asked: Asked, emit: Emit) => {
    const restrictions = restrictionsRepository(tx)
    const kind = restrictionBy(asked.decision)
    const tellPages = (restriction: Restriction | null) => {
      emit({ type: 'restriction-changed' })
      emit({ type: 'live', userIds: [userId], event: { type: 'restriction', restriction } })
    }
    if (asked.decision === 'suspend' && !asked.until) throw against(moderationMessages.untilRequired)
    if (asked.until && Date.parse(asked.until) <= Date.now()) throw against(moderationMessages.untilRequired)
    if (kind) {
      const restriction = { kind, until: untilOf(asked), reason: asked.reason }
      await restrictions.put(userId, restriction)
      tellPages(restriction)
    }
    if (asked.decision === 'lift') {
      await restrictions.lift(userId)
      tellPages(null)
    }
    if (kind === 'closed') await endSessionsOf(tx, userId, emit)
    if (asked.decision === 'hide' || asked.decision === 'restore')
      await setProfileHidden({ tx, emit }, userId, asked.decision === 'hide')
  }

  const apply = async (deciding: Deciding, kind: DecisionKind) => {
    const { subject } = deciding
    const deed = subject.type === 'user' ? undefined : parts[subject.type].deeds[kind]
    // What waited is hidden already, and its points are withheld.
    if (kind === 'hide' && subject.isHidden) return
    for (const { hidden, shown, removed } of followers) {
      if (kind === 'hide') await hidden(deciding)
      if (kind === 'restore') await shown(deciding)
      if (kind === 'remove') await removed(deciding)
    }
    await deed?.(deciding)
  }

  const findSubject = (tx: Database | Tx, type: SubjectType, id: string) =>
    type === 'user' ? personAsSubject(tx, id) : parts[type].find(tx, id, null)

  /** Whether something still waits to be seen by others. */
  const isWaiting = async (tx: Tx, { type, id }: Pick<Subject, 'type' | 'id'>): Promise<boolean> =>
    (await reportsRepository(tx).isHeldBack(type, id)) && (await findSubject(tx, type, id))?.isHidden === true

  /** Records a decision, carries it out and tells its author. The caller has checked the permission. */
  const carryOut = async (
    { tx, emit, afterwards }: Turn,
    caller: Pick<Caller, 'id'>,
    known: Subject,
    asked: Asked,
  ): Promise<string> => {
    const subject = await holdAuthor(tx, known)
    if (subject.type === 'user') await restrict(tx, subject.id, asked, emit)
    else await apply({ tx, emit, afterwards, subject, intoId: asked.intoId ?? null }, asked.decision)
    const until = untilOf(asked)
    const id = await decisionsRepository(tx).add({
      reportId: asked.reportId ?? null,
      subject,
      moderatorId: caller.id,
      decision: asked.decision,
      reason: asked.reason,
      until,
      aboutId: asked.intoId ?? null,
    })
    if (asked.decision !== 'dismiss') await tellAuthor(tx, emit, subject.authorId, id, asked.decision)
    const to = subject.authorId && (await peopleRepository(tx).addressOf(subject.authorId))
    if (to && APPEALABLE.includes(asked.decision))
      await sendLetter(
        tx,
        noticeLetter({
          to,
          subjectType: subject.type,
          title: subject.snapshot.title,
          decision: asked.decision,
          reason: asked.reason,
          until,
          publicUrl: config.publicUrl,
        }),
      )
    return id
  }

  /** Runs decisions in one transaction, and their follow-up work after the commit. */
  const inTurn = async <T>(decide: (turn: Turn) => Promise<T>): Promise<T> => {
    const works: (() => Promise<unknown>)[] = []
    const outcome = await write((tx, emit) => decide({ tx, emit, afterwards: (work) => works.push(work) }))
    for (const work of works)
      await work().catch((cause: unknown) => log.warn({ err: cause }, 'not done after a decision'))
    return outcome
  }

  return {
    inTurn,
    findSubject,
    carryOut,

    /** Decides about something by itself or because of a report. */
    decide: async (turn: Turn, caller: Caller, asked: Asked): Promise<Decision> => {
      const { tx } = turn
      await decisionsRepository(tx).takeTurns(asked.subjectType, asked.subjectId)
      const reports = reportsRepository(tx)
      const report = asked.reportId === undefined ? undefined : await reports.one(asked.reportId)
      if (asked.reportId !== undefined && !concerns(found(report, moderationMessages.reportNotFound), asked))
        throw against(moderationMessages.notThis)
      const known = await findSubject(tx, asked.subjectType, asked.subjectId)
      // A report about something deleted can still be dismissed.
      const gone = asked.decision === 'dismiss' && report?.subjectId === asked.subjectId ? report : undefined
      const subject =
        known ??
        (gone && {
          type: gone.subjectType,
          id: gone.subjectId,
          authorId: gone.authorId,
          isHidden: false,
          snapshot: gone.snapshot,
        })
      const about = found(subject, moderationMessages.nothingToDecide)
      if (about.authorId === caller.id) throw forbidden(moderationMessages.ownCase)
      const state = { ...about, isHeldBack: await reports.isHeldBack(about.type, about.id) }
      if (asked.decision === 'dismiss') {
        if (!mayDismiss(state)) throw against(moderationMessages.notThis)
        // A moderator whose page is older than a colleague's decision would record the opposite of it, and change nothing.
        if (report && report.decidedAt !== null) throw against(moderationMessages.decidedAlready)
      } else {
        const restriction = about.type === 'user' ? await restrictionsRepository(tx).of(about.id) : null
        const possible =
          about.type === 'user'
            ? decisionsAboutPerson(caller, about.id, restriction?.kind ?? null, state)
            : decisionsAbout(caller, state, Object.keys(parts[about.type].deeds) as DecisionKind[])
        if (!possible.includes(asked.decision)) throw against(moderationMessages.notThis)
      }
      const id = await carryOut(turn, caller, about, asked)
      const isFinal = FINAL_FOR_WAITING.includes(asked.decision)
      // A decision about the author, or another one, leaves open what waits.
      for (const one of [about, ...(report ? [{ type: report.subjectType, id: report.subjectId }] : [])])
        if ((isFinal && one === about) || !(await isWaiting(tx, one)))
          await settleReports(turn, { about: one, decision: asked.decision, by: caller.id })
      return found(await decisionsRepository(tx).one(id), moderationMessages.decisionNotFound)
    },
  }
}
