import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import { type Category, categoryNamed } from './categories.ts'
import type { BuiltinMemory } from './memory.ts'
import { nearReply } from './near-reply.ts'
import { placeReply } from './place-reply.ts'
import { placesReply } from './places-reply.ts'
import { planReply } from './plan-reply.ts'
import { type Knowledge, meantArea, type Reply, unknownArea, whichOne } from './reply.ts'
import { examples, type Self, topicReply } from './topic-reply.ts'
import type { Wish } from './understand.ts'

/** From here a name that somebody typed is surely that place's. */
const SURELY = 0.8
const PERHAPS = 0.55
const NAMESAKES = 5

const asks = (text: string): Reply => ({ text, places: [], memory: { asked: 'choose' } })
const unclear = () =>
  asks(`No estoy seguro de haber entendido. Puedes preguntarme, por ejemplo:\n\n${examples}`)

/** Turns a wish into a reply, with what the talk was about before. */
export const replyTo = async (
  known: Knowledge,
  self: Self,
  wish: Wish,
  memory: BuiltinMemory,
): Promise<Reply> => {
  const { finder, areas } = known
  const focus = async () => (memory.focus ? finder.place(memory.focus) : undefined)

  /** The places that a name may mean: one that is called just so, or those about as like. */
  const placesNamed = async (name: string, least: number): Promise<Place[]> => {
    const found = await finder.named(name, NAMESAKES)
    const [best] = found
    if (!best || best.likeness < least) return []
    if (best.isWhole) return [best]
    return found.filter(({ likeness }) => likeness >= best.likeness - 0.05)
  }
  const placeOrChoice = (places: Place[]): Promise<Reply> | Reply => {
    const [place] = places
    return places.length === 1 && place ? placeReply(known, place) : whichOne(places)
  }

  const inArea = async (name: string | null, category: Category | null, order: BuiltinMemory['order']) => {
    if (name === null) return placesReply(known, { area: null, category, order })
    const area = await meantArea(known, name)
    if (area) return placesReply(known, { area, category, order })
    const places = await placesNamed(name, PERHAPS)
    return places.length > 0 ? placeOrChoice(places) : unknownArea(name)
  }

  /** A name without a question: a place, or somewhere to look for places. */
  const aboutSubject = async (name: string): Promise<Reply | null> => {
    const sure = await placesNamed(name, SURELY)
    if (sure.length === 1 && sure[0] && fold(sure[0].name) === name) return placeReply(known, sure[0])
    const [area] = await areas.named(name, { only: true })
    if (area) return inArea(name, null, 'best')
    if (sure.length > 0) return placeOrChoice(sure)
    if ((await areas.named(name)).some((candidate) => fold(candidate.name).startsWith(name)))
      return inArea(name, null, 'best')
    const perhaps = await placesNamed(name, PERHAPS)
    return perhaps.length > 0 ? placeOrChoice(perhaps) : null
  }

  const near = async (name: string | null, category: Category | null): Promise<Reply> => {
    const centre = name === null ? ((await focus()) ?? memory.area) : null
    if (centre) return nearReply(known, centre, category)
    if (name === null) return asks('¿Cerca de qué lugar o ciudad?')
    const [place] = await placesNamed(name, SURELY)
    const spot = place ?? (await areas.spot(name))
    return spot ? nearReply(known, spot, category) : unknownArea(name)
  }

  const plan = async (name: string | null, days: number | null): Promise<Reply> => {
    const area = name === null ? memory.area : await meantArea(known, name)
    if (area) return planReply(known, area, days ?? memory.days)
    if (name !== null) return unknownArea(name)
    return { ...asks('¿Para qué ciudad o país te armo el plan?'), memory: { asked: 'plan', days } }
  }

  const pick = async (position: number): Promise<Reply> => {
    const id = memory.listed.at(position > 0 ? position - 1 : position)
    const [place] = id ? await finder.these([id]) : []
    if (place) {
      const reply = await placeReply(known, place)
      return {
        ...reply,
        memory: { ...reply.memory, area: memory.area, listed: memory.listed, shown: memory.shown },
      }
    }
    return asks(
      memory.listed.length > 0
        ? `La lista tiene ${memory.listed.length}. ¿Cuál de ellos?`
        : '¿De qué lista? Pregúntame primero qué ver en una ciudad.',
    )
  }

  const again = async (subject: string | null, category: Category | null): Promise<Reply> => {
    if (subject === null) return placesReply(known, { area: memory.area, category, order: memory.order })
    if (memory.asked === 'near') return near(subject, category)
    if (memory.asked === 'plan') return plan(subject, null)
    if (memory.asked === 'place') return (await aboutSubject(subject)) ?? unclear()
    return inArea(subject, category ?? categoryNamed(memory.category), memory.order)
  }

  switch (wish.intent) {
    case 'topic':
      return topicReply(wish.topic, self)
    case 'places': {
      if (wish.category && wish.whole !== wish.area) {
        const [named] = await placesNamed(wish.whole, 1)
        const isName = named && (fold(named.name) === wish.whole || wish.whole.split(' ').length > 2)
        if (isName) return placeReply(known, named)
        if ((await areas.named(wish.whole, { only: true })).length > 0)
          return inArea(wish.whole, null, wish.order)
      }
      return inArea(wish.area, wish.category, wish.order)
    }
    case 'near':
      return near(wish.subject, wish.category)
    case 'plan':
      return plan(wish.area, wish.days)
    case 'pick':
      return pick(wish.position)
    case 'more':
      if (memory.asked !== 'places') return asks('¿Más de qué? Dime una ciudad o un tipo de lugar.')
      return placesReply(known, {
        area: memory.area,
        category: categoryNamed(memory.category),
        order: memory.order,
        skip: memory.shown,
      })
    case 'yes':
      if (memory.asked === 'place') return near(null, null)
      return memory.asked === 'places' && memory.area ? plan(null, memory.days) : unclear()
    case 'again':
      return again(wish.subject, wish.category)
    case 'place': {
      const place = wish.subject === null ? await focus() : undefined
      if (place) return placeReply(known, place)
      if (wish.subject === null) return asks('¿De qué lugar quieres saber?')
      return (
        (await aboutSubject(wish.subject)) ??
        asks(
          `La comunidad todavía no conoce «${wish.subject}». ¿Está escrito así? También puedo buscar por ciudad.`,
        )
      )
    }
    case 'subject':
      if (memory.asked === 'plan' && memory.area === null) {
        const area = await meantArea(known, wish.subject)
        if (area) return planReply(known, area, memory.days)
      }
      return (await aboutSubject(wish.subject)) ?? unclear()
  }
}
