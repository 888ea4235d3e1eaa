import { ASPECTS, EMPTY_WORDS, findAskedAspects, findAskedKinds, findDenials } from '../lexicon/lexicon.ts'
import { type Aspected, isKindOnly, isOutdone, longest } from './aspect-matches.ts'
import { isDeniedAt, isNamedNuisance, sideOf } from './denied-wishes.ts'
import { formsOf } from './form.ts'
import type { Language } from './language.ts'
import { CLOSES_AT_NOON } from './noon.ts'

/** A wish for an aspect: that it is good ('+'), that it is absent ('-'), or how it is. */
export interface Wish {
  aspect: string
  side: '+' | '-' | ''
}

/** The wishes of a question, and where they are in it. */
export interface WishesRead {
  wishes: Wish[]
  covered: Set<number>
  /** Specific things, each with all its words: a wish for 'curanto' is not served by other food. */
  specific: string[][]
  /** The same, of things that should not be there: 'sin olas'. */
  avoided: string[][]
}

const LINKS = new Set('de del la el los las en a al'.split(' '))
const A_SIGHT = /^(ver|mirar|observar|avistar|fotografiar)$/
const namesAspect = (word: string, aspect: string): boolean =>
  (findAskedAspects.es?.([word]) ?? []).some(({ value }) => value.aspect === aspect)

/** Returns all words for the specific thing that a word names; null when it names the aspect as a whole. */
const particularOf = (words: readonly string[], { from, to, value }: Aspected): string[] | null => {
  const { general, particular } = ASPECTS.get(value.aspect) ?? {}
  const whole = words.slice(from, to)
  // 'ver cocodrilos' asks for what 'cocodrilos' alone does.
  const nouns = whole.filter((word) => namesAspect(word, value.aspect))
  const said = nouns.length === 1 && whole.length === 2 && A_SIGHT.test(whole[0] ?? '') ? nouns : whole
  const group = said.map((word) => particular?.get(word)).find((one) => one !== undefined)
  if (group) return [said.find((word) => group.includes(word)) ?? '', ...group]
  if (!general || general.size === 0 || said.length > 1) return null
  const [word = ''] = said
  return general.has(word) || general.has(word.replace(/s$/, '')) ? null : [word]
}

/** Returns all words for the specific thing that a word of another language names by itself: 'in italiano'. */
const listedOf = (words: readonly string[], { from, to, value }: Aspected): readonly string[] | null => {
  if (!NARROWED.has(value.aspect)) return null
  const said = words.slice(from, to)
  const { particular } = ASPECTS.get(value.aspect) ?? {}
  const group = said.map((word) => particular?.get(word)).find((one) => one !== undefined)
  return group ? [said.find((word) => group.includes(word)) ?? '', ...group] : null
}
/** Aspects for which the vocabulary has, in all languages, the words that narrow them: a diet, a language, a cash machine. */
const NARROWED = new Set(['vegetariano', 'idiomas', 'pago'])

export const WEEKDAY = /^(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/
const TO_DO =
  /\b(?:dove|where|onde|ou)\b|\bque (hago|hacemos|haria|hariamos|visito|visitamos|veo|vemos|recorro|(puedo|podemos|se puede|hay (para|pa)) (hacer|ver|visitar))\b|\b(adonde|a donde|donde)\b|\balgun[oa]?\b|\bplan/
const OF_HOURS = /\b(abr\w*|abiert\w*|cierr\w*|cerrad\w*|horarios?|horas?)\b/
/** 'qué hago el sábado en Montevideo': the day says when, and does not ask for opening hours. */
const isDayOfVisit = (
  { from, to, value }: Aspected,
  words: readonly string[],
  spanish: readonly string[],
): boolean =>
  (value.aspect === 'horario' || value.aspect === 'momento') &&
  spanish
    .slice(from, to)
    .every((word) => WEEKDAY.test(word) || LINKS.has(word) || EMPTY_WORDS.es?.has(word)) &&
  TO_DO.test(words.join(' ')) &&
  !OF_HOURS.test(words.join(' '))

/** Who comes along may make a wish, but 'mi suegra no me cree' and 'mi marido dice que dos' only mention somebody. */
const OF_COMPANY = new Set(['romántico', 'mayores'])
const WITH_THEM = new Set('con para pa y e somos vamos with for com pra avec pour per'.split(' '))
const IS_FOR = /^(?:es|son|sea|seria)$/
const OF_MINE = new Set(['mi', 'mis', 'my', 'minha', 'meu', 'mon', 'ma', 'mia', 'mio'])
const A_FAN =
  /^(?:(?:es|son|esta|estan|anda|andan|is|are|est|sont|e|sono|ta|and|se muere|muere)(?: (?:re|muy|super|bien|tres|so|totally|molto))? (?:fan|fans|fanatic\p{L}*|adict\p{L}*|loc[oa]s?|obsesionad\p{L}*|enamorad\p{L}*|por|accro|fou|folle|addict\p{L}*|obsessed|crazy|mad|pazz[oa]|golos[oa]s?|viciad[oa]s?|apaixonad[oa]s?)|(?:ama|aman|adora|adoran|loves?|adore|adorent))(?!\p{L})/u
/** In English relatives have no 'my': 'grandma wears a hearing aid'. */
const A_RELATIVE =
  /^(?:grandmas?|grandpas?|granny|gran|nana|grandmother|grandfather|mum|mom|mummy|dad|daddy)$/
const isOnlyMentioned = ({ from, to, value }: Aspected, words: readonly string[]): boolean => {
  // 'mi hija es fan' describes what is sought; it need not be for children.
  if (value.aspect === 'niños' && A_FAN.test(words.slice(to).join(' '))) return true
  if (!OF_COMPANY.has(value.aspect)) return false
  const at =
    OF_MINE.has(words[from] ?? '') && to - from > 1
      ? from
      : OF_MINE.has(words[from - 1] ?? '')
        ? from - 1
        : -1
  // 'hacen limpias, es para mi mamá': she is only mentioned, and the treatment is what is sought.
  const isForThem = /^(?:para?|pa)$/.test(words[at - 1] ?? '') && IS_FOR.test(words[at - 2] ?? '')
  if (at < 0 && to - from === 1 && A_RELATIVE.test(words[from] ?? ''))
    return !WITH_THEM.has(words[from - 1] ?? '') && !OF_MINE.has(words[from - 1] ?? '')
  return at >= 0 && (isForThem || !WITH_THEM.has(words[at - 1] ?? ''))
}

const ASKS_THE_WAY =
  /\b(?:lleven?|llevar(?:me|nos)|trai?gan?|ida y vuelta|taxi|uber|remis|lleg\w+|acceso|camino|ruta|se va|se sube|subo|subir|get there|chego|chegar|arriv\w+)\b/

const A_FOREIGN_CARD =
  /\b(?:visa|tarjetas?|mastercard|cuenta|banco|dinero|plata|billetes?) (?:de (?:debito|credito) )?(?:espanol|ingles|frances|italian|aleman|portugues|brasilen|argentin|mexican|chilen)/
/** 'la época romana' is long ago, and no season. */
const AN_AGE =
  /\b(?:epoca|era|periodo) (?:de (?:los|las|la) )?(?:roman|colonia|medieval|prehispanic|precolombin|arabe|musulman|virrein|franquis|victorian|inca|maya|azteca|moch|jesuit|visigod|griego|griega|barroc|isabelin|revolucion|dictadura|independencia|vikingo)/
const RAINS =
  /\b(?:esta(?:ra)? lloviendo|llueve|lloviendo|va a llover|con (?:la |esta |tanta )?lluvia|dias? (?:de lluvia|lluvioso)|raining|rains|il pleut|piove|chov\w+)\b/
const ARRIVES =
  /\b(?:llego|llegamos|caigo|caemos|aterrizo|aterrizamos|arribo|arribamos) (?:el|este|manana|hoy|pasado|esta|tipo|como|a las|(?:a|en) (?!pie|caballo|lomo))/
const ASKS_WAY_IN =
  /\b(?:como|por donde|cuanto|en que|que (?:bus|micro|colectivo|tren|linea|combi|metro)|con que|y si)\b.*\b(?:llego|llegamos|caigo|caemos)\b/
const A_LIFT =
  /\b(?:me|nos) (?:lleven?|llevan?|trai?gan?|traen?)\b|\b(?:llevar|traer)(?:me|nos)\b|\bida y vuelta\b|\b(?:carro|auto|coche) (?:de ida|hasta|al?)\b/
const OF_PARKING = /\b(?:estacion|parque|aparc|parking|cochera|garaj|park)|\b(?:dejar|dejo|cuid\w+)\b/

/** What a question how animals are treated says of them and of their state: 'están en buenas condiciones los cocodrilos'. */
const OF_THE_ANIMALS = new Set(['deporte', 'animales', 'dificultad', 'estado'])
const UNEATEN = /^(?:gluten|glutine|trigo|lactosa|lactose|lattosio|lacteos|tacc)$/

/** `words` as typed, `spanish` their translations word by word; the same for a Spanish question. The first `declined` words deny nothing. */
export const wishesOf = (
  words: readonly string[],
  spanish: readonly string[],
  language: Language,
  blocked: ReadonlySet<number>,
  declined = 0,
): WishesRead => {
  // 'carne boa' is good meat, and no snake.
  const isEmpty = ({ from, to }: Aspected) =>
    language !== 'es' && to - from === 1 && EMPTY_WORDS[language]?.has(words[from] ?? '') === true
  const own = ((findAskedAspects[language] ?? findAskedAspects.es)?.(words) ?? []).filter(
    (match) => !isEmpty(match),
  )
  const translated =
    language === 'es'
      ? []
      : (findAskedAspects.es?.(spanish) ?? []).filter(({ from, to }) =>
          words.slice(from, to).every((word, index) => word !== spanish[from + index]),
        )
  const kinds = findAskedKinds(words, language)
  const found = longest([...own, ...translated])
    .filter(({ from, to }) => {
      // 'feria de' within 'Tarabuco, feria del domingo' is no wish for a fair.
      for (let index = from; index < to; index++)
        if (!blocked.has(index) && (to - from === 1 || !LINKS.has(words[index] ?? ''))) return true
      return false
    })
    .filter((match, _, all) => !isOutdone(match, all, spanish) && !isKindOnly(match, kinds, all))
  const denials = findDenials(words).filter(({ to }) => to > declined)
  const covered = new Set<number>()
  const wishes = new Map<string, Wish>()
  for (const { from, to, value } of found) {
    for (let index = from; index < to; index++) covered.add(index)
    if (isDayOfVisit({ from, to, value }, words, spanish)) continue
    if (
      isOnlyMentioned({ from, to, value }, words) &&
      (found.some((other) => !OF_COMPANY.has(other.value.aspect)) ||
        value.aspect === 'niños' ||
        formsOf(words.join(' ')).has('opinion'))
    )
      continue
    const isWithin =
      value.tone !== 'plain' && denials.some((denial) => denial.from >= from && denial.to <= to)
    const side = sideOf(value, !isWithin && isDeniedAt(from, to, words, denials))
    const known = wishes.get(value.aspect)
    if (!known || known.side === '') wishes.set(value.aspect, { aspect: value.aspect, side })
  }
  // A wish for vegetarian food is no wish for food in general.
  if (wishes.has('vegetariano')) wishes.delete('comida')
  // 'tiene estacionamiento? vamos en auto': the car is why, and no question about the way.
  if (wishes.has('estacionamiento') && !ASKS_THE_WAY.test(words.join(' '))) wishes.delete('llegar')
  // 'aceptan mi visa española' asks for no language.
  const isOfACard = wishes.has('pago') && A_FOREIGN_CARD.test(spanish.join(' '))
  if (isOfACard) wishes.delete('idiomas')
  if (AN_AGE.test(spanish.join(' '))) wishes.delete('época')
  // 'está lloviendo a cántaros, dónde los meto': what suits the rain is sought.
  const rain = wishes.get('lluvia')
  if (rain?.side === '-' && RAINS.test(words.join(' '))) wishes.set('lluvia', { aspect: 'lluvia', side: '+' })
  // 'llego el jueves a Cali' asks for no way there.
  const others = [...wishes.keys()].filter((aspect) => aspect !== 'llegar')
  if (others.length + kinds.length > 0 && ARRIVES.test(words.join(' ')) && !ASKS_WAY_IN.test(words.join(' ')))
    wishes.delete('llegar')
  if (CLOSES_AT_NOON.test(words.join(' '))) wishes.delete('comida')
  // 'los caballos sufren?' asks for no ride.
  const isOfAnimals = wishes.has('trato animal')
  if (isOfAnimals) for (const aspect of OF_THE_ANIMALS) wishes.delete(aspect)
  // 'cuánto sale que me lleven y me traigan en carro' asks for no parking.
  if (A_LIFT.test(words.join(' ')) && !OF_PARKING.test(words.join(' '))) wishes.delete('estacionamiento')
  // 'es peligroso de noche': the night is when, and no wish to go out.
  if (wishes.has('seguridad')) wishes.delete('noche')
  const things = found.flatMap((match) => {
    const isKnown = words.slice(match.from, match.to).some((word, at) => word !== spanish[match.from + at])
    // 'sin gluten' and 'no puedo comer trigo' look for food without it; places whose reviews mention it are not left out.
    const isDenied =
      !(
        match.value.aspect === 'vegetariano' &&
        spanish.slice(match.from, match.to).some((word) => UNEATEN.test(word))
      ) && isDeniedAt(match.from, match.to, words, denials)
    const isNuisance = isDenied && isNamedNuisance(match, spanish)
    const group = isNuisance
      ? spanish.slice(match.from, match.to)
      : language === 'es' || isKnown
        ? particularOf(spanish, match)
        : listedOf(words, match)
    if (isOfACard && match.value.aspect === 'idiomas') return []
    if (isOfAnimals && OF_THE_ANIMALS.has(match.value.aspect)) return []
    return group ? [{ group: [...group], isDenied }] : []
  })
  const distinct = (groups: string[][]) => [...new Map(groups.map((group) => [group.join(), group])).values()]
  return {
    wishes: [...wishes.values()],
    covered,
    specific: distinct(things.filter(({ isDenied }) => !isDenied).map(({ group }) => group)),
    avoided: distinct(things.filter(({ isDenied }) => isDenied).map(({ group }) => group)),
  }
}
