import type { Evidence } from '../knowledge/evidence-repository.ts'
import { kindsOf } from '../knowledge/kinds.ts'
import { searchedName } from '../knowledge/names.ts'
import type { Wish } from '../understanding/wishes.ts'
import { findPlaces, whereKindIsTold, withLikeThings, withOneOf } from './find-places.ts'
import { kindNames, wishNames } from './named-wishes.ts'
import { plain } from './phrases.ts'
import { lines, reasonsOf } from './place-lines.ts'
import { kindsServing } from './rank-places.ts'
import type { Known, Reply } from './reply.ts'
import type { Found, Search } from './search.ts'
import { sideOn } from './sides.ts'
import { nobodyToldOf, nothingThere } from './untold-places.ts'
import { isCalledAfter, literally } from './words-held.ts'

const SHOWN = 5

/**
 * Returns the kinds that serve the wishes, if all these places are of these kinds and are called what is sought: hotels, for a wish
 * to sleep.
 */
const servedByKind = ({ wishes, terms, specific = [] }: Search, shown: readonly Found[]): string[] => {
  const serving = kindsServing(wishes)
  const isServing = ({ place }: Found) =>
    kindsOf(searchedName(place.name, place.kind)).some((kind) => serving.includes(kind)) &&
    specific.every((names) => isCalledAfter(place.name, names))
  return terms.length === 0 && shown.every(isServing) ? serving : []
}

/**
 * Adds to each of these places a sentence for a wish that its reason does not mention, where its reviews speak for it: the wifi of
 * a hostel.
 */
const withOtherWishes = async (
  { evidence }: Known,
  wishes: readonly Wish[],
  shown: readonly Found[],
): Promise<Found[]> => {
  const isTold = ({ aspect }: Wish) => shown.some(({ reason }) => reason?.aspects.includes(aspect))
  const others = wishes.filter((wish) => wish.side === '+' && !isTold(wish)).map(({ aspect }) => aspect)
  if (others.length === 0 || others.length === wishes.length) return [...shown]
  const ids = shown.map(({ place }) => place.id)
  const told = (await evidence.about(ids, others, [])).filter((one) =>
    others.some((aspect) => sideOn(one, aspect) === 1),
  )
  return shown.map((one) => {
    const also = told.find(({ placeId }) => placeId === one.place.id)
    return also && one.reason ? { ...one, also } : one
  })
}

/** Lists places for a question, each with the sentence that is the reason; `skip` continues after the last answer. */
export const placesReply = async (known: Known, search: Search, skip = 0): Promise<Reply> => {
  const { frames } = known
  const { area, kinds, wishes, terms, order, specific = [] } = search
  const asksFor = wishes.length > 0 || terms.length > 0
  const all = await findPlaces(known, search)
  const where = area?.name ?? ''
  const kind = kindNames(known, kinds)
  if (all.length === 0 && specific.length > 1 && skip === 0) {
    const [part] = await withOneOf(known, search)
    if (part) return placesReply(known, part)
  }
  const told = all.length === 0 && skip === 0 ? await whereKindIsTold(known, search) : null
  if (told) return placesReply(known, told)
  const wider = all.length === 0 && skip === 0 ? await withLikeThings(known, search) : null
  if (wider) return placesReply(known, wider)
  if (all.length === 0 && asksFor) {
    const isSoft = kinds.length > 0 && kinds.every((one) => search.softKinds?.includes(one))
    const isOfKind = isSoft && (await known.evidence.places({ area, kinds }, order, 1)).length > 0
    // Where there is no restaurant, other places that serve meals answer as well.
    return isSoft && !isOfKind
      ? placesReply(known, { ...search, kinds: [] }, skip)
      : nobodyToldOf(known, search)
  }
  if (all.length === 0) return nothingThere(known, search)
  const shown = await withOtherWishes(known, wishes, all.slice(skip, skip + SHOWN))
  const memory = {
    asked: 'places' as const,
    area,
    kinds: [...kinds],
    wishes: [...wishes],
    terms: [...terms],
    order,
  }
  const listed = all.slice(0, skip + shown.length).map(({ place }) => place.id)
  if (shown.length === 0) return { text: frames.noMore, places: [], memory: { ...memory, listed } }
  // The heading claims only what the quoted lines support.
  const isSaid = (test: (reason: Evidence) => boolean) => reasonsOf(shown).some(test)
  const borne = {
    wishes: wishes.filter(({ aspect }) => isSaid(({ aspects }) => aspects.includes(aspect))),
    terms: terms.filter((term) => isSaid(({ sentence }) => literally(sentence, [term]) > 0)),
    specific: search.specific ?? [],
    asTyped: search.asTyped,
  }
  // When only the places' names promise what is sought, the heading does not say that somebody told of it.
  const isByName = shown.every((one) => one.isByName)
  const served = isByName ? servedByKind(search, shown) : []
  const isTold = borne.wishes.length + borne.terms.length + borne.specific.length > 0
  const heading =
    skip > 0
      ? frames.more(kind, where)
      : asksFor
        ? served.length > 0
          ? frames.list(kindNames(known, served), where)
          : isByName
            ? frames.listByName(kind, where, wishNames(known, search))
            : frames.listFor(kind, where, wishNames(known, isTold ? borne : search))
        : shown.length === 1
          ? frames.listIn(kind, where)
          : frames.list(kind, where)
  const places = shown.map(({ place }) => place)
  const left = all.length - listed.length
  // Names the wishes that no review of these places mentions, so that the list does not seem to meet them.
  const untold = wishes.filter((wish) => wish.side === '+' && !borne.wishes.includes(wish))
  const ending = [
    ...(isTold && untold.length > 0 && kinds.length + borne.wishes.length + borne.specific.length > 0
      ? [frames.untoldBesides(wishNames(known, { wishes: untold, terms: [] }))]
      : []),
    ...(left > 0 ? [frames.moreLeft(left)] : []),
    area && places.length > 1 ? frames.offerPlan(area.name) : frames.offerPlace(plain(places[0]?.name ?? '')),
  ]
  return {
    text: `${heading}\n\n${lines(known, shown, skip)}\n\n${ending.join(' ')}`,
    places,
    quotes: reasonsOf(shown),
    // With a single result, the next question is about that place.
    memory: { ...memory, listed, focus: places.length === 1 && skip === 0 ? (places[0]?.id ?? null) : null },
  }
}
