import type { Place } from '@andariego/contract/places'
import { findAskedKinds, findAspects } from '../lexicon/lexicon.ts'
import { isOnFoot, reachAsked } from '../understanding/radius.ts'
import type { QuestionRead } from '../understanding/read-question.ts'
import type { Wish } from '../understanding/wishes.ts'
import { type Conversation, centreOf, kept, plainly, tell } from './conversation.ts'
import { distanceReply, nearestOf } from './distance-reply.ts'
import { nearReply } from './near-reply.ts'
import { onlyOneWithThat, placeOf } from './one-there.ts'
import { choiceOfNear, pointsOf, wayAsked } from './points.ts'
import type { Reply } from './reply.ts'
import { isAskedFromThere, isWalkFromThere, withoutPosition } from './where-asker-is.ts'

const SOMETHING_FAR =
  /\b(el|la|los|las) (estacion|parada|terminal|aeropuerto|puerto|muelle|metro|parking|estacionamiento|hotel) (queda|quedan|esta|estan) (muy )?(lejos|retirad\w+)\b/
const FROM_TOWN =
  /\b(?:lejos|cerca|lejitos|cerquita|retirad\w+|distancia|a pie|caminando|andando|cuanto)\b.* (?:(?:de|desde) (?:la ciudad|el centro|el pueblo|el casco|la plaza(?! de))|del (?:centro|pueblo|casco))\b/
/** 'está lejos de la ciudad': answered by reviews, which tell how far it is, and by which way. */
const isFromTown = ({ text }: QuestionRead, named: readonly Place[]): boolean =>
  named.length === 1 && FROM_TOWN.test(text)
/** 'la Alhambra está cerca del mirador' asks how far one is from the other. */
const IS_NEAR =
  /\b(esta|estan|queda|quedan|is|are|fica|ficam) (muy |tan |bien |far from |very )?(cerca|lejos|proxim[oa]s?|retirad[oa]s?|near|close|far|perto|longe)\b/
const THE_WAY: Wish = { aspect: 'llegar', side: '' }
/**
 * 'a cuánto quedan las termas de Pucón en auto': answered by reviews. A road is longer than the line on the map, and they tell how
 * long it takes.
 */
const BY_VEHICLE =
  /\b(en|by|de|in|en) (transporte publico|auto|coche|carro|bus|buses|micro|colectivo|guagua|tren|taxi|moto|bici\w*|lancha|ferry|car|train|carro|onibus|trem|voiture|macchina|treno)\b/
const HOW_TO_GET =
  /\b(?:como|how (?:do|can)|comment|come) (?:\p{L}+ ){0,2}(?:lleg\w+|ir|voy|vamos|se va|get|chego|chegar|aller|arriv\w+)\b/u

/** 'cuál queda más cerca', 'qué está más a mano'. */
const NEARER =
  /\b(mas (?:cerca|cercan[oa]s?|cerquita|proxim[oa]s?|a (?:la )?mano|pegad[oa]s?)|menos (?:lejos|retirad[oa]s?)|closest|closer|nearer|nearest|mais (?:perto|proxim[oa])|plus (?:pres|proche)|piu vicin[oa])\b/

/** Answers how far apart two places are; one of them may be the place discussed before. */
export const distanceAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, named, spots, areas, focus } = talk
  const [place] = named
  const isOfTheWay = question.forms.has('far') || HOW_TO_GET.test(question.text)
  const isByVehicle = isOfTheWay && named.length === 1 && spots.length === 0 && BY_VEHICLE.test(question.text)
  if (place && (isFromTown(question, named) || isByVehicle)) {
    const told = await tell(talk, place, { ...question, wishes: [THE_WAY], terms: [], specific: [] })
    if (!told.untold) return kept(talk, told)
  }
  const towns = areas.flatMap((area) => (area.type === 'circle' ? [{ ...area, place: null }] : []))
  const marked = await pointsOf(talk)
  const choice = question.forms.has('near') || NEARER.test(question.text) ? choiceOfNear(marked, talk) : null
  if (choice) return kept(talk, nearestOf(known, choice.centre, choice.choice))
  const way = wayAsked(marked, talk)
  if (way) return distanceReply(known, way[0].centre, way[1].centre)
  const own = marked.length > 0 ? marked.map(({ centre }) => centre) : named.map(centreOf)
  const points = own.length > 1 ? own : [...own, ...towns]
  // 'la estación queda lejos del acueducto': its reviews tell, not the map.
  const isOneFromAnother = named.length === 2 && IS_NEAR.test(question.text)
  if (!(question.forms.has('far') || isOneFromAnother) || SOMETHING_FAR.test(question.text)) return null
  const [from, to] = points.length > 1 || !focus ? points : [centreOf(focus), ...points]
  return from && to ? distanceReply(known, from, to) : null
}

/** 'terminé de desayunar en el café': what somebody has just done is no wish. */
const HAS_EATEN =
  /\b(?:termin\w+|acab\w+) de (?:comer|desayunar|almorzar|cenar|merendar)\b|\bya (?:comi|comimos|desayun(?:e|amos)|almor(?:ce|zamos)|cen(?:e|amos))\b(?!.*\b(?:postre|helado|cafe|trago|copa)\b)/
/** 'termino de ver el museo como a las 12' says when somebody leaves it. */
const LEAVES_AT =
  /^(?!.*\b(?:abr|abiert|cierr|cerrad|horario))(?=.*\b(?:termin|acab|salgo|salimos|saliendo)).*\ba las? \w+/
const CENTRE_OF_KIND =
  /\b(?:cerca|al lado|junto|alrededor|near|close|perto|saliendo|al salir|salgo|salimos|leaving|saindo|saio|en sortant|uscendo) (?:del?|al?|to|from|do|da|dal|dalla|du)? ?(?:el |la |the )?(\p{L}+)/u
const CENTRE_BEFORE =
  /\b(cerca|al lado|junto|alrededor|near|close|perto|saliendo|al salir|salgo|salimos|leaving) (?:de|del|a|al|to|do|da)\b[\p{L} ]*$/u
const kindsCalled = (word: string): string[] => [...new Set(findAskedKinds([word]).map(({ value }) => value))]

/** 'cerca de los baños de azufre': the only place with one of these words in its name; null when there are several. */
const hintedPlace = async ({ known, question }: Conversation): Promise<Place | null> => {
  const { hints, words, forms } = question
  const centred = hints.filter(({ spot }) => CENTRE_BEFORE.test(words.slice(0, spot).join(' ')))
  const ids = [...new Set(centred.map(({ id }) => id))]
  if (ids.length !== 1 || !forms.has('near')) return null
  const [place = null] = await known.finder.these(ids)
  return place
}

const NEAR_IT = /^(?:near|close to|cerca(?: de| del| a)?|perto d[eao]|pres de|vicino a)$/
/** 'how much is the tour at Tres Ánimas near Querétaro': a town behind a place's name tells which place is meant. */
const isLocated = ({ places, areas, words }: QuestionRead): boolean =>
  places.some(([place]) =>
    areas.some(({ from }) => place && from > place.to && NEAR_IT.test(words.slice(place.to, from).join(' '))),
  )

const NEAR_WORD = /^(?:near|by|cerca|perto|pres|vicino)$/
/** 'the penguin island near Punta Arenas': a thing is described, and then where it is. */
const isThingLocated = ({ areas, words }: QuestionRead): boolean =>
  areas.some(({ from }) => words.slice(Math.max(1, from - 2), from).some((word) => NEAR_WORD.test(word)))

const AFTER = /\b(?:despues|luego|antes|saliendo|al salir) del? /
const WHETHER_WORTH = /\bes para tanto\b|\bsobrevalorad[oa]s?\b/
/** Answers what is near something. */
export const nearAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, memory, area, areas, hasNames, named, spots, focus } = talk
  const { forms, text, terms } = question
  // 'hasta qué hora corre el ascensor? salgo a las 10' asks about the lift.
  const [[place] = []] = question.places
  const isWalk = named.length === 1 && place !== undefined && isWalkFromThere(question.words, place.from)
  const isFromHere =
    named.length === 1 && !forms.has('whatTime') && (isWalk || isAskedFromThere(text, areas.length > 0))
  if (!forms.has('near') && !isFromHere) return null
  if (named.length === 1 && !isFromHere && isLocated(question)) return null
  // 'dónde estacionar cerca de la playa': answered by the reviews of the beach.
  // 'lo del sábado junto al mercado, es para tanto?' asks what people think of it.
  const ofThePlace =
    WHETHER_WORTH.test(text) || question.wishes.some(({ aspect }) => aspect === 'estacionamiento')
  if (named.length === 1 && ofThePlace) return null
  const priced = forms.has('howMuch') && isThingLocated(question) ? await onlyOneWithThat(talk, true) : null
  if (priced) return priced
  // 'caminando' asks about distance, not about difficulty.
  const wishes = question.wishes.filter(
    ({ aspect }) =>
      aspect !== 'llegar' &&
      // 'qué se puede visitar' does not ask how well something is kept.
      aspect !== 'estado' &&
      // 'después de las cavas' is when somebody goes there.
      !(aspect === 'momento' && AFTER.test(text)) &&
      !((aspect === 'dificultad' || aspect === 'accesible') && (isWalk || isOnFoot(text))) &&
      !(aspect === 'duración' && isFromHere) &&
      !(aspect === 'comida' && HAS_EATEN.test(text)) &&
      !(aspect === 'horario' && LEAVES_AT.test(text)) &&
      // 'qué castillo me queda más cerca': the distance decides.
      !(question.kinds.length > 0 && NEARER.test(text)),
  )
  // 'cerca del palacio de Seúl': the only palace there is the centre.
  const [ofKind = ''] = CENTRE_OF_KIND.exec(text)?.slice(1) ?? []
  const centreKinds = named.length + spots.length > 0 || area === null ? [] : kindsCalled(ofKind)
  const { only: ofArea } =
    area === null || centreKinds.length === 0 ? { only: null } : await placeOf(known, area, centreKinds)
  const kinds = ofArea ? question.kinds.filter((kind) => !centreKinds.includes(kind)) : question.kinds
  const hinted = named.length + spots.length === 0 && !ofArea ? await hintedPlace(talk) : null
  const [point] = [...named, ...[ofArea, hinted].filter((one) => one !== null)].map(centreOf).concat(spots)
  // In a village with one place of its name, the question what is near is about that place.
  const { namesake } = area === null || point ? { namesake: null } : await placeOf(known, area)
  const centre =
    point ??
    (namesake && kinds.length + wishes.length === 0 ? centreOf(namesake) : null) ??
    (area?.type === 'circle' ? { ...area, place: null, isTown: !NEARER.test(text) } : null) ??
    (area === null && focus ? centreOf(focus) : null) ??
    (!hasNames && memory.area?.type === 'circle' ? { ...memory.area, place: null } : null)
  if (centre)
    return kept(
      talk,
      await nearReply(
        known,
        centre,
        {
          kinds,
          wishes,
          softKinds: question.softKinds,
          // 'sin agarrar taxi' says how somebody goes, and not what is sought.
          specific: question.specific.filter((names) =>
            findAspects(names).every(({ value }) => value.aspect !== 'llegar'),
          ),
          terms: point && !isFromHere ? withoutPosition(terms) : [],
        },
        reachAsked(question),
      ),
    )
  return area === null ? plainly(known.frames.nearWhat) : null
}
