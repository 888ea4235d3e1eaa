import { PLAN_DAYS_MAX } from '@andariego/contract/assistant-rules'
import { fold } from '../../maps/public.ts'
import { type Area, withinCityLimits } from '../understanding/area.ts'
import type { Wish } from '../understanding/wishes.ts'
import { findPlaces } from './find-places.ts'
import { wishNames } from './named-wishes.ts'
import { away, linked, list, quote, rated } from './phrases.ts'
import { daysOf, planOf, STOPS_PER_DAY } from './plan.ts'
import { notesOf } from './plan-notes.ts'
import { outingsFrom, ownOutside } from './plan-outings.ts'
import { reasonFor } from './plan-reasons.ts'
import { inWeather } from './plan-weather.ts'
import { idsOf, type Known, type Reply } from './reply.ts'
import { isClosed, isDisliked, isForWalks, isLodging } from './unfit-stops.ts'
import { wishScore } from './weigh-opinions.ts'

const NAME_MAX = 100
const DEFAULT_DAYS = 2
/** The most days that the answer to 'how many days is a town worth' names: a week. */
const WORTH_DAYS = 7
const ENOUGH_PER_DAY = 2
const CLOSED_TOLD = 3
const FITS = 0.05
/** What one sentence against a wish scores for it. */
const ONE_COMPLAINT = -0.6

/** Makes a plan of some days in an area, with the draft of its itinerary. Leaves out places that reviews advise against, unless days would remain empty. */
export const planReply = async (
  known: Known,
  area: Area,
  asked: number | null,
  {
    wishes,
    kinds,
    unwanted = [],
    without = [],
    included = [],
    before = null,
    isEnough = false,
    isStrict = false,
  }: {
    wishes: readonly Wish[]
    kinds: readonly string[]
    unwanted?: readonly string[]
    without?: readonly string[]
    included?: readonly string[]
    /** How many days the plan had before it was made longer. */
    before?: number | null
    /** Whether the plan gets as many days as the places there fill. */
    isEnough?: boolean
    /** Whether days stay empty rather than contain a place about which one review complains. */
    isStrict?: boolean
  },
): Promise<Reply> => {
  const { frames, evidence } = known
  const inside = await findPlaces(known, {
    area: withinCityLimits(area),
    kinds: [],
    wishes: [],
    terms: [],
    order: 'best',
  })
  const beyond = included.filter((id) => !inside.some(({ place }) => place.id === id))
  const isSmall = inside.length < (asked ?? DEFAULT_DAYS) * STOPS_PER_DAY
  const own = isSmall ? await ownOutside(known, area, inside) : []
  const outside = [...own, ...(await known.finder.these(beyond))]
  const all = [...inside, ...outside.map((place) => ({ place, reason: null }))]
  const filled = Math.min(WORTH_DAYS, Math.ceil(all.length / STOPS_PER_DAY))
  const days = Math.max(1, isEnough ? filled : (asked ?? DEFAULT_DAYS))
  const wanted = Math.min(days, PLAN_DAYS_MAX)
  const told = await evidence.about(
    all.map(({ place }) => place.id),
    [...wishes.map(({ aspect }) => aspect), 'estado'],
    [],
  )
  const facts = new Map(
    (await evidence.whereabouts(all.map(({ place }) => place.id))).map((fact) => [fact.placeId, fact]),
  )
  const isWanted = (id: string) =>
    !without.includes(id) && !unwanted.some((kind) => facts.get(id)?.kinds.includes(kind))
  const wantedPlaces = all.filter(({ place }) => isWanted(place.id))
  const rankOf = (id: string, fit: number, weather: number) =>
    included.includes(id) ? 3 : fit > FITS ? 2 : weather > 0 ? 1 : 0
  const judged = wantedPlaces.map(({ place }, index) => {
    const said = told.filter(({ placeId }) => placeId === place.id)
    const scores = wishes.map((wish) =>
      isForWalks(wish)
        ? Number(said.some(({ aspects }) => aspects.includes(wish.aspect)))
        : wishScore(said, { ...wish, side: wish.side === '' ? '+' : wish.side }),
    )
    const weather = inWeather(facts.get(place.id)?.kinds ?? [], wishes)
    const isKind = kinds.some((kind) => facts.get(place.id)?.kinds.includes(kind))
    const fit = scores.reduce((sum, score) => sum + score, 0) + (isKind ? 1 : 0)
    const best = reasonFor(said, wishes)
    const least = Math.min(0, ...scores)
    const isAgainst = weather < 0 || least < 0
    return {
      place,
      index,
      rank: rankOf(place.id, fit, weather),
      scores,
      isAgainst,
      isSlightlyAgainst: isAgainst && weather >= 0 && least > ONE_COMPLAINT,
      fit,
      isClosed: isClosed(said),
      best,
    }
  })
  const closed = judged
    .filter((one) => one.isClosed)
    .slice(0, CLOSED_TOLD)
    .map(({ place }) => place)
  const sights = judged.filter(({ place }) => !isLodging(place))
  const possible = (sights.length > 0 ? sights : judged).filter((one) => !one.isClosed)
  const fitsAll = possible.filter((one) => !one.isAgainst)
  // A place with a single complaint about what was asked for is taken when a day would stay empty otherwise.
  const slightly = possible
    .filter((one) => one.isSlightlyAgainst)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, fitsAll.length > 0 && !isStrict ? Math.max(0, wanted - fitsAll.length) : 0)
  const suitable = [...fitsAll, ...slightly]
  // When rain spoils every place there is, a plan with these is better than none.
  const open = (suitable.length > 0 ? suitable : possible).sort(
    (a, b) => b.rank - a.rank || a.index - b.index,
  )
  const liked = open.filter(({ place }) => !isDisliked(place))
  // Disliked places only fill days that would remain empty.
  const others = liked.length > 0 ? open.filter(({ place }) => isDisliked(place)) : []
  const around = [...liked, ...others.slice(0, Math.max(0, wanted - liked.length))]
  // A plan for a city stays in it when it has enough.
  const central = around.filter(
    ({ place }) => fold(place.city ?? '') === fold(area.name) || included.includes(place.id),
  )
  const fitting = area.type === 'circle' && central.length >= wanted * ENOUGH_PER_DAY ? central : around
  const memory = {
    asked: 'plan' as const,
    area,
    days,
    wishes: [...wishes],
    kinds: [...kinds],
    without: [...without],
    unwanted: [...unwanted],
    included: [...included],
  }
  if (fitting.length === 0) return { text: frames.noPlan(area.name), places: [], memory }
  const plan = planOf(
    fitting.slice(0, wanted * STOPS_PER_DAY * 2).map(({ place }) => place),
    wanted,
  )
  const dayOf = daysOf(plan.length, wanted, area.type !== 'circle')
  const stops = plan.flat()
  const reasons = new Map(fitting.map(({ place, best }) => [place.id, best]))
  const notes = await notesOf(
    known,
    stops.map(({ id }) => id),
    reasons,
  )
  const sections = plan.map((stopsOfDay, index) => {
    const lines = stopsOfDay.map((place) => {
      const reason = reasons.get(place.id)
      return `- ${linked(place)} · ${rated(place, frames)}${place.city ? ` · ${place.city}` : ''}${reason ? `\n  ${quote(reason, frames)}` : ''}`
    })
    return `**${frames.day(dayOf[index] ?? index + 1)}**\n${lines.join('\n')}`
  })
  // A plan takes a wish into account when any review decides for or against it.
  const isHeeded = (wish: Wish, index: number) =>
    judged.some(({ scores }) => (scores[index] ?? 0) !== 0) || wish.aspect === 'lluvia'
  const heeded = wishes.filter(isHeeded)
  const unheeded = wishes.filter((wish) => !heeded.includes(wish))
  const covered = plan.length
  const spanned = dayOf.at(-1) ?? covered
  const isSpread = spanned > covered
  const isFull = covered < days && before !== null && covered <= before
  const lead = [
    ...(isFull ? [frames.planFull] : []),
    ...(isEnough ? [frames.daysEnough(all.length, area.name, frames.days(spanned))] : []),
    frames.plan(frames.days(spanned), area.name),
    ...(heeded.length > 0 ? [frames.planFor(wishNames(known, { wishes: heeded, terms: [] }))] : []),
    ...(unheeded.length > 0 ? [frames.untoldBesides(wishNames(known, { wishes: unheeded, terms: [] }))] : []),
    ...(closed.length > 0 ? [frames.planClosed(list(closed.map(linked), frames.locale))] : []),
    ...(covered < days
      ? [
          days > PLAN_DAYS_MAX && covered === PLAN_DAYS_MAX
            ? frames.planMax(PLAN_DAYS_MAX)
            : frames.planShort(frames.days(covered), days),
        ]
      : []),
    ...(isSpread ? [frames.planSpread] : []),
  ]
  const outings = spanned < days && days <= PLAN_DAYS_MAX ? await outingsFrom(known, area, all) : []
  const outing = outings.map(({ place, metres }) => `${linked(place)}, ${away(metres, frames)}`)
  return {
    text: [
      lead.join(' '),
      ...sections,
      ...(outing.length > 0 ? [frames.planOutings(list(outing, frames.locale))] : []),
      frames.save,
    ].join('\n\n'),
    places: [...stops, ...closed, ...outings.map(({ place }) => place)],
    quotes: stops.flatMap(({ id }) => reasons.get(id) ?? []),
    // The next 'agrégale un día' starts from the plan that there is.
    memory: { ...memory, days: Math.min(days, spanned), listed: idsOf(stops) },
    itineraryDraft: {
      name: `${list([area.name])}, ${frames.days(spanned)}`.slice(0, NAME_MAX),
      items: plan.flatMap((stopsOfDay, index) =>
        stopsOfDay.map(({ id, name }) => {
          const note = notes.get(id)
          return { placeId: id, name, day: dayOf[index] ?? index + 1, ...(note && { note }) }
        }),
      ),
    },
  }
}
