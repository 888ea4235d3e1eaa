import type { EndpointKey } from '../api/query-keys.ts'

interface Call {
  key: EndpointKey
  params?: Record<string, string>
}

/** A part of a form: its name, and a text or a file with its name. */
export type FormPart = [name: string, value: string] | [name: string, value: Blob, filename: string]

export const formOf = (parts: readonly FormPart[]): FormData => {
  const form = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, value, filename)
  }
  return form
}

/** Something that was done while nobody answered. */
export interface OutboxEntry {
  /**
   * How this record is written; another release may write it otherwise, and leaves alone what it does not know. 2 may have
   * `refusedIn`: a release that knows 1 alone would take an answer that refuses a part of it for a success.
   */
  format: 1 | 2
  /** Whose deed it is: it is sent in no other name. */
  userId: string
  /** Under which the server carries it out once. */
  idempotencyKey: string
  /** For people: 'Mensaje para ana@example.com'. */
  title: string
  /** What was written, in case it can never be sent. */
  text: string
  /** Where it belongs. */
  page: string
  call: Call & { body?: unknown; form?: FormPart[] }
  /** Of what only the last counts, such as a mark that is set and taken back; null where each counts. */
  thing: string | null
  /** Sent only while the answer to this read has, or has not, this value: a press that meant to like must not take a like back. */
  onlyIf: { read: Call; field: string; is?: unknown; isNot?: unknown } | null
  /**
   * Of a call whose parts have ids of their own and are each done once: where its answer lists the parts that were refused, each
   * with its `message`. Null where a call is taken or refused as a whole, and once under its key.
   */
  refusedIn?: string | null
  /** What its page needs in order to show it; the outbox only keeps it. */
  brings?: unknown
  writtenAt: string
  /** When it may have reached the server for the first time; null when it never was sent. */
  triedAt: string | null
  /** Why the server did not take it. */
  refusal: string | null
}

/** Entries are sent in the order of their numbers. */
export type StoredEntry = OutboxEntry & { order: number }

export type NewEntry = Pick<OutboxEntry, 'title' | 'text' | 'page' | 'call'> &
  Partial<
    Pick<OutboxEntry, 'idempotencyKey' | 'thing' | 'onlyIf' | 'triedAt' | 'refusedIn' | 'brings' | 'refusal'>
  >

/** Whether this release knows what to do with it. */
export const isKnown = ({ format }: { format: number }): boolean => format === 1 || format === 2
