import { type Endpoints, endpoints } from '@andariego/contract/api'
import type { Endpoint } from '@andariego/contract/endpoint'
import type { Restriction } from '@andariego/contract/moderation'
import { type Caller, isBarredFrom } from './http/session.ts'

/** The caller that a policy judges; null for a visitor, who may do nothing that needs an account. */
export type CallerOrVisitor =
  | (Pick<Caller, 'id' | 'role'> & { restriction?: Pick<Restriction, 'kind'> })
  | null

/** A response before its `may` is filled in. */
export type Undecided<T extends { may: unknown }> = Omit<T, 'may'>

type Rule<Subject> = (caller: NonNullable<CallerOrVisitor>, subject: Subject) => boolean

const isBarred = (key: keyof Endpoints, { restriction }: NonNullable<CallerOrVisitor>) => {
  const endpoint: Endpoint = endpoints[key]
  return restriction !== undefined && isBarredFrom(endpoint, key.startsWith('GET '), restriction.kind)
}

/**
 * Builds a domain's policy from one rule per deed, and the endpoint that does it: moderators' restriction of the caller bars both.
 * Handlers check `may` before they act and send `deeds` in responses, so that a button and the rule behind it cannot differ.
 */
export const policy = <Deed extends string, Subject>(
  rules: Record<Deed, Rule<Subject>>,
  doneBy: Record<Deed, keyof Endpoints>,
) => {
  const may = (caller: CallerOrVisitor, deed: Deed, subject: Subject): boolean =>
    caller !== null && !isBarred(doneBy[deed], caller) && rules[deed](caller, subject)
  const all = Object.keys(rules) as Deed[]
  return {
    may,
    deeds: (caller: CallerOrVisitor, subject: Subject): Deed[] =>
      all.filter((deed) => may(caller, deed, subject)),
  }
}
