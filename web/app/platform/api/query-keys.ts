import type { Endpoints } from '@andariego/contract/api'
import type { RequestOf } from '@andariego/contract/endpoint'
import type { DataTag } from '@tanstack/react-query'

declare const fromEndpoint: unique symbol

/** Names an answer in the client's cache: the endpoint's key, then what was asked. Only `keyOf` and `answersOf` make one. */
export type AnswerKey = readonly unknown[] & { readonly [fromEndpoint]: true }

// With this the compiler refuses a key that somebody types by hand, wherever a query or a mutation has one.
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: AnswerKey
    mutationKey: AnswerKey
  }
}

/** The key of an answer of this type. */
export type KeyOf<Answer> = DataTag<AnswerKey, Answer, Error>

export type EndpointKey = keyof Endpoints & string

/**
 * What one asks an endpoint for. Where a caller who is known is answered more than the anonymous, `viewer` says for whom: the
 * id of the signed-in visitor, null for the anonymous. It is part of the key and is not sent.
 */
export type Asked<K extends EndpointKey> = Omit<RequestOf<Endpoints[K]>, 'body' | 'form'> &
  (Endpoints[K]['auth'] extends 'optional' ? { viewer: string | null } : unknown)

type AskedArguments<K extends EndpointKey> =
  object extends Asked<K> ? [asked?: Asked<K>, kept?: string] : [asked: Asked<K>, kept?: string]

/**
 * The key of one answer, or of a deed under way. `kept` names a way of keeping answers other than as the server gave them,
 * such as page after page.
 */
export const keyOf = <K extends EndpointKey>(key: K, ...[asked, kept]: AskedArguments<K>): AnswerKey =>
  [key, asked ?? {}, ...(kept === undefined ? [] : [kept])] as unknown as AnswerKey

type Part<T> = { [N in keyof T]?: T[N] extends object | undefined ? Partial<T[N]> : T[N] }
export type AskedPart<K extends EndpointKey> = Part<Asked<K>>

/** A filter for all kept answers of an endpoint, however they are kept; or for those that were asked for with this part. */
export const answersOf = <K extends EndpointKey>(key: K, part?: AskedPart<K>): { queryKey: AnswerKey } => ({
  queryKey: (part === undefined ? [key] : [key, part]) as unknown as AnswerKey,
})
