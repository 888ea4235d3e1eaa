import type { Place } from '@andariego/contract/places'
import type { Evidence, Order } from '../knowledge/evidence-repository.ts'
import type { Area } from '../understanding/area.ts'
import type { Wish } from '../understanding/wishes.ts'

/** What places are looked for by. */
export interface Search {
  area: Area | null
  kinds: readonly string[]
  wishes: readonly Wish[]
  terms: readonly string[]
  order: Order
  literal?: readonly string[]
  /** Only sentences about these specific things count. */
  specific?: readonly (readonly string[])[]
  /** Words for what the places should not have: 'sin viento'. */
  avoided?: readonly string[]
  /** Places that are no answer: those that did not suit. */
  without?: readonly string[]
  /** Kinds of place that are unwanted: 'no quiero playa'. */
  unwanted?: readonly string[]
  /** Kinds for which another kind of place may serve as well. */
  softKinds?: readonly string[]
  /** One of the wishes suffices: 'para comer o tomar algo'. */
  isEither?: boolean
  /** What the question says besides names, in Spanish as far as the vocabulary has its words. */
  rest?: string
  /** Words as the question has them, for answers that name them. */
  asTyped?: ReadonlyMap<string, string>
}
export interface Found {
  place: Place
  /** The sentence that is the reason; null when places are ordered by rating. */
  reason: Evidence | null
  /** A sentence about another of the wishes, which the reason does not tell of. */
  also?: Evidence
  /** Whether nobody tells of what is sought, and the place's name or kind does. */
  isByName?: boolean
}
