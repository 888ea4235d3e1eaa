import type { EndpointKey } from '../api/query-keys.ts'

interface Call {
  key: EndpointKey
  params?: Record<string, string>
}

/** A field of a form: its name, and a text or a file with its file name. */
export type FormPart = [name: string, value: string] | [name: string, value: Blob, filename: string]

export const formOf = (parts: readonly FormPart[]): FormData => {
  const form = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.set(name, value)
    else form.set(name, value, filename)
  }
  return form
}

/** A change that was made while the server could not be reached. */
export interface OutboxEntry {
  /**
   * The format of this record. A release ignores formats that it does not know. Format 2 may have `refusedIn`: a release that
   * only knows format 1 would take a response with refused parts for a success.
   */
  format: 1 | 2
  /** The user who made the change; it is sent in no other name. */
  userId: string
  /** The key under which the server carries it out only once. */
  idempotencyKey: string
  /** The title for people: 'Mensaje para ana@example.com'. */
  title: string
  /** The text that was typed, in case it can never be sent. */
  text: string
  /** The path of the page it belongs to. */
  page: string
  call: Call & { body?: unknown; form?: FormPart[] }
  /**
   * Identifies what the change is about, if only the last change of it counts, such as a mark that is set and removed; null when
   * every change counts.
   */
  thing: string | null
  /**
   * A condition: sent only if a field in the response to this read has, or has not, this value. A press that meant to like must
   * not remove a like.
   */
  onlyIf: { read: Call; field: string; is?: unknown; isNot?: unknown } | null
  /**
   * For requests with parts that have their own ids and are each carried out once: the field of the response that lists the
   * refused parts, each with its `message`. Null for requests that are accepted or refused as a whole, once for each key.
   */
  refusedIn?: string | null
  /**
   * For requests with parts: the array in the body that has them, and how many of them one request may have. Consecutive entries
   * with the same address are then sent as one request: hundreds of them would use up what an account may write in five minutes.
   */
  together?: { parts: string; max: number } | null
  /** Data that the page needs to show the change; the outbox only stores them. */
  brings?: unknown
  writtenAt: string
  /** When it may have reached the server for the first time; null when it was never sent. */
  triedAt: string | null
  /** How often the server failed at it, as by a 500; missing when it did not. */
  failures?: number
  /** Why the server refused it, or failed at it again and again; null when it did not. */
  refusal: string | null
}

/** Entries are sent in the order of their numbers. */
export type StoredEntry = OutboxEntry & { order: number }

export type NewEntry = Pick<OutboxEntry, 'title' | 'text' | 'page' | 'call'> &
  Partial<
    Pick<
      OutboxEntry,
      'idempotencyKey' | 'thing' | 'onlyIf' | 'triedAt' | 'refusedIn' | 'together' | 'brings' | 'refusal'
    >
  >

/** Whether this release understands the record's format. */
export const isKnown = ({ format }: { format: number }): boolean => format === 1 || format === 2
