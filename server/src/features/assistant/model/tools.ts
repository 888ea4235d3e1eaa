import type { ItineraryDraft } from '@andariego/contract/assistant'
import { PLAN_DAYS_MAX } from '@andariego/contract/assistant-rules'
import type { Place } from '@andariego/contract/places'
import { tool } from 'ai'
import { z } from 'zod'
import type { Services } from '../../../platform/services.ts'
import { placeFinder } from '../../places/public.ts'
import { type Evidence, evidenceRepository } from '../knowledge/evidence-repository.ts'
import { readNews } from '../knowledge/reading.ts'
import { aboutReply } from '../replies/about-reply.ts'
import { compareReply } from '../replies/compare-reply.ts'
import { centreOf } from '../replies/conversation.ts'
import { spanish } from '../replies/frames/spanish.ts'
import { NOTHING_YET } from '../replies/memory.ts'
import { type Centre, nearReply } from '../replies/near-reply.ts'
import { placesReply } from '../replies/places-reply.ts'
import { planReply } from '../replies/plan-reply.ts'
import type { Reply } from '../replies/reply.ts'
import { resolveNames } from '../replies/resolve-names.ts'
import type { Area } from '../understanding/area.ts'
import { sharedPlaceNames } from '../understanding/place-names.ts'
import { type QuestionRead, readQuestion } from '../understanding/read-question.ts'

const NOT_THERE = { error: 'La comunidad no conoce ese lugar.' }
const NOT_ON_MAP = { error: 'No está en el mapa ni en la comunidad.' }
const COMPARED_MAX = 3

const wish = z.string().max(200).describe('Lo que se busca, en español: «museos gratis», «con niños»')
const where = z.string().max(120).describe('Ciudad, región, país o lugar')
const placeName = z.string().max(200).describe('El nombre del lugar')

/**
 * The tools of a model: the same searches that the built-in assistant uses, and proposing a plan. No tool writes anything or
 * reveals anything about the asker, so manipulating the model gains nothing.
 */
export const assistantTools = ({ database }: Services, viewerId: string) => {
  const finder = placeFinder(database)
  const names = sharedPlaceNames(database)
  const known = { finder, evidence: evidenceRepository(database, viewerId), frames: spanish }
  /** The places that the model was shown, by id. */
  const shown = new Map<string, string>()
  /** Everything that the model was shown, verbatim. */
  const told: string[] = []
  const quotes: Evidence[] = []
  let draft: ItineraryDraft | null = null

  const hand = (reply: Reply) => {
    for (const { id, name } of reply.places) shown.set(id, name)
    quotes.push(...(reply.quotes ?? []))
    told.push(reply.text)
    return { text: reply.text, places: reply.places.map(({ id, name }) => ({ id, name })) }
  }
  const read = async (text: string): Promise<QuestionRead> => {
    await readNews(database)
    await names.refresh()
    return readQuestion(text, names)
  }
  /** Reads the wishes in a text, without looking for names of places. */
  const readWish = (text: string): QuestionRead => readQuestion(text, { ...names, find: () => [] })
  const placeCalled = async (name: string): Promise<Place | undefined> => {
    const { named, ambiguous } = await resolveNames(known, await read(name), NOTHING_YET)
    return named[0] ?? ambiguous?.[0]
  }
  const areaOf = async (text: string): Promise<Area | null> => {
    const { areas } = await resolveNames(known, await read(`en ${text}`), NOTHING_YET)
    return areas[0] ?? null
  }
  const centreAt = async (text: string): Promise<Centre | null> => {
    const { named, spots, areas } = await resolveNames(known, await read(`cerca de ${text}`), NOTHING_YET)
    const [[place], [spot], [area]] = [named, spots, areas]
    if (place) return centreOf(place)
    return spot ?? (area?.type === 'circle' ? { ...area, place: null } : null)
  }

  const tools = {
    find: tool({
      description:
        'Lugares de la comunidad por lo que se desea de ellos, cada uno con la frase de una reseña.',
      inputSchema: z.object({ wish, where: where.optional() }),
      execute: async ({ wish: text, where: place }) => {
        const area = place === undefined ? null : await areaOf(place)
        if (place !== undefined && area === null) return NOT_ON_MAP
        const { kinds, wishes, terms, literal, specific } = readWish(text)
        return hand(
          await placesReply(known, { area, kinds, wishes, terms, literal, specific, order: 'best' }),
        )
      },
    }),
    about: tool({
      description:
        'Lo que las reseñas cuentan de un lugar, en general o sobre algo (precio, baños, horario …).',
      inputSchema: z.object({ place: placeName, topic: z.string().max(200).optional() }),
      execute: async ({ place: name, topic = '' }) => {
        const place = await placeCalled(name)
        if (!place) return NOT_THERE
        return hand(await aboutReply(known, place, readWish(topic), { orElse: topic ? 'unknown' : 'place' }))
      },
    }),
    compare: tool({
      description: 'Dos o tres lugares de la comunidad, uno junto a otro.',
      inputSchema: z.object({
        places: z.array(placeName).min(2).max(COMPARED_MAX),
        topic: z.string().max(200).optional(),
      }),
      execute: async ({ places: called, topic = '' }) => {
        const places = await Promise.all(called.map(placeCalled))
        const there = places.filter((place) => place !== undefined)
        return there.length < called.length
          ? NOT_THERE
          : hand(await compareReply(known, there, readWish(topic)))
      },
    }),
    near: tool({
      description: 'Lo que la comunidad conoce cerca de un lugar o de un punto del mapa, con distancias.',
      inputSchema: z.object({ where, wish: wish.optional() }),
      execute: async ({ where: text, wish: sought = '' }) => {
        const centre = await centreAt(text)
        if (!centre) return NOT_ON_MAP
        const { kinds, wishes, terms } = readWish(sought)
        return hand(await nearReply(known, centre, { kinds, wishes, terms }))
      },
    }),
    plan: tool({
      description: 'Un plan de varios días en una ciudad, región o país; el viajero podrá guardarlo.',
      inputSchema: z.object({
        where,
        days: z.number().int().min(1).max(PLAN_DAYS_MAX),
        wish: wish.optional(),
      }),
      execute: async ({ where: text, days, wish: sought = '' }) => {
        const area = await areaOf(text)
        if (!area) return NOT_ON_MAP
        const reply = await planReply(known, area, days, readWish(sought))
        draft = reply.itineraryDraft ?? draft
        return hand(reply)
      },
    }),
  }
  return { tools, shown, told, quotes, draft: () => draft }
}
