import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import type { DataTag } from '@tanstack/react-query'

declare const fromEndpoint: unique symbol

/** A key of the query cache: the endpoint, then the request's parameters. Only `keyOf` and `answersOf` create keys. */
export type AnswerKey = readonly unknown[] & { readonly [fromEndpoint]: true }

// With this declaration the compiler rejects hand-written keys in queries and mutations.
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AnswerKey
    mutationKey: AnswerKey
  }
}

/** The key of a response of this type. */
export type KeyOf<Answer> = DataTag<AnswerKey, Answer, Error>

export type EndpointKey = keyof Endpoints & string

/**
 * The parameters of a request. Where an endpoint answers signed-in callers differently, `viewer` says for whom the response is:
 * the id of the signed-in user, or null for a visitor. It is part of the key and is not sent.
 */
export type Asked<K extends EndpointKey> = Omit<RequestOf<Endpoints[K]>, 'body' | 'form'> &
  (Endpoints[K]['auth'] extends 'optional' ? { viewer: string | null } : unknown)

type AskedArguments<K extends EndpointKey> =
  object extends Asked<K> ? [asked?: Asked<K>, kept?: string] : [asked: Asked<K>, kept?: string]

/** The key of one response, or of a mutation. `kept` names a cached form other than the plain response, such as pages. */
export const keyOf = <K extends EndpointKey>(key: K, ...[asked, kept]: AskedArguments<K>): AnswerKey =>
  [key, asked ?? {}, ...(kept === undefined ? [] : [kept])] as unknown as AnswerKey

type Part<T> = { [N in keyof T]?: T[N] extends object | undefined ? Partial<T[N]> : T[N] }
export type AskedPart<K extends EndpointKey> = Part<Asked<K>>

/** A filter for all cached responses of an endpoint, in any form, or for those requested with these parameters. */
export const answersOf = <K extends EndpointKey>(key: K, part?: AskedPart<K>): { queryKey: AnswerKey } => ({
  queryKey: (part === undefined ? [key] : [key, part]) as unknown as AnswerKey,
})
