import { NUMBER, numberOf } from './numbers.ts'
import { stayIn } from './stays.ts'

/** Words between a number and its days that describe the days: not those that say who spends them. */
const LIKE_THAT =
  '(?!(?:de|del|d|en|in|por|a|o|u|y|and|or|of|for|with|con|com|per|pour|avec|vez|veces|times|people|persons|adults|kids|children|friends|personas|adultos|ninos|hijos|amigos|amigas|pessoas|criancas|personnes|enfants|persone|bambini|museos?|playas?|km|horas|hours|semanas?|meses|weeks?|months?|anos|years?|que|al|el|la|los|las|mas|more|less|menos)\\b)\\p{L}{3,} '
/** 'un solo día', 'dos noches', 'two lazy days': nights count as days. */
const DAYS = new RegExp(
  `\\b${NUMBER} (?:noches? y |${LIKE_THAT})?(?:dias?|diitas?|days?|noches|nights|jornadas?|jours?|journees?|giorn[io]|giornat[ae])\\b`,
  'u',
)
/**
 * A stay of some hours between two journeys, or while passing through, is planned as one day: 'tengo 8 horas de escala', 'estoy de
 * paso por Ayacucho'.
 */
const BETWEEN_JOURNEYS =
  /\b(?:escala|layover|stopover|conexao|correspondance|scalo) (?:\p{L}+ ){0,3}(?:en|in|em|a|at|de|di)\b|\b(?:[5-9]|1\d|cinco|seis|siete|ocho|nueve|diez|doce|six|seven|eight|nine|ten) (?:horas|hours|heures|ore) (?:de |of |d )?(?:escala|libres|layover|stopover|conexao|entre|between|antes|before|avant|prima)\b|\b(?:estoy|estamos|estare|estaremos|voy|vamos|ando|andamos|paso|pasamos) (?:solo |nomas )?de paso (?:por|en)\b(?=.*\bque (?:hago|hacemos|veo|vemos|hacer|ver|visito|visitamos)\b)/u
/** 'me sobra el sábado antes del vuelo', 'tengo desde la mañana hasta que sale el bus'. */
const ONE_DAY_LEFT =
  /\b(?:tengo|tenemos|me queda|nos queda|me sobra|nos sobra|dispongo de|disponemos de|(?:me|nos) toca (?:esperar|pasar)(?: \p{L}+){0,4}?) (?:todo )?(?:el|este|un) (?:dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b(?!.*\b(?:abr\w*|abiert\w*|cierr\w*|cerrad\w*)\b)|\b(?:tengo|tenemos|estoy|estamos) desde (?:la|por la|el) (?:manana|mediodia)\w* hasta\b/u
/** A stop of a cruise is planned as one day: 'bajo del crucero en Alicante y zarpamos a la noche'. */
const ASHORE =
  /\b(?:crucero|cruise|crociera|croisiere|cruzeiro)\b.*\b(?:zarp\w+|parti\w+|sal(?:e|imos)|sail\w*|leav\w+|ripart\w+|repart\w+|que (?:vemos|hacemos|hago|veo|ver|hacer))\b/
const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
const THAT_DAY =
  /\bque (hago|hacemos|hariamos|haria|visito|vemos|recorro) (en )?(ese|el|este|un) (mismo )?dia\b/
/** 'me organizas el día', 'un plan para una tarde' */
const A_DAY_PLANNED =
  /\b(?:organi[zc]\w*|arm[ae]\w*|plane[ae]\w*|planifi\w*) (?:el|un|mi|nuestro) dia\b|\bplan\w* (?:de|para|pa) (?:una|esta|la|media) (?:tarde|manana|noche|jornada)\b/
/** 'ruta de un domingo', 'tengo el día de mañana entero', 'un sábado completo' */
const ONE_WHOLE_DAY = new RegExp(
  `\\b(?:ruta|recorrido|itinerario|plan\\w*) (?:de|para|pa|por) (?:un|el|este|mi|nuestro) (?:${WEEKDAYS.join('|')})\\b|\\b(?:el|todo el|un) (?:dia|${WEEKDAYS.join('|')}) (?:de manana )?(?:entero|completo|enterito|completito)\\b`,
)
/** 'mañana paso todo el día en Copán, organízame': who only tells how long they eat or work there asks for no plan. */
const A_DAY_SPENT =
  /^(?=.*\b(?:organi[zs]\p{L}*|arm[ae]\p{L}*|planific\p{L}*|planea\p{L}*|itinerari\p{L}*|que (?:hago|hacemos|veo|vemos|hacer|ver|visito|visitamos)|plan me|make me a plan)\b).*\b(?:paso|pasamos|pasare|pasaremos|voy a pasar|vamos a pasar|estoy|estamos|estare|estaremos|tengo|tenemos|spend|passo|passamos) (?:\p{L}+ )?(?:todo|todito|the whole|all|o dia|toda) (?:el )?(?:dia|day|todo)\b/u
const ONE_MORE =
  /\b(?:un|uno|una|one|um|une) (?:dia|diita|day|jour|giorno|noche|night) (?:mas|menos|more|less|extra|a mais|de plus|in piu)\b/g
/** 'itinerario 3d', 'plan 4d3n' */
const SHORT_DAYS = /\b([2-9])d(?:\dn)?\b/
/** 'día 1, día 2 y día 3' */
const NUMBERED_DAYS = /\bdia 1\b.*\b(?:dia|y) ([2-9])\b/
/** 'mañana estoy en Zaragoza, qué ruta me haces' */
const THE_DAY_THERE = new RegExp(
  `\\b(?:manana|hoy|pasado manana|(?:el|este) (?:${WEEKDAYS.join('|')})) (?:estoy|estamos|ando|andamos|paso|pasamos)\\b.*\\b(?:ruta|itinerario|plan|recorrido)\\b`,
)
const HOURS =
  /\b(?:(?:en|in|por|for|para|tengo|tenemos|tendre|tendremos|paso|pasamos|quedan|solo|con|estas|esas|nuestras|mis|have|tenho|temos) (24|48|72)|(48|72)) (?:horas|hs|h|hrs|hours|heures|ore)\b/
const WEEKS = new RegExp(`\\b${NUMBER} (?:semanas?|weeks?)\\b`)
const A_COUPLE = /\b(?:par de|(?:a )?couple (?:of )?|paio di) ?(?:dias|diitas|days|jours|giorni)\b/
const LONG_WEEKEND = /\b(?:fin de semana|finde|weekend) largo\b|\blong weekend\b/
const WEEKEND = /\b(un |el |este )?(fin de semana|finde|weekend|fim de semana)\b/

const OF_A_PLAN =
  /\b(plan|itinerario|ruta|recorrido|lleg[oa]|llegamos|que (hago|hacemos|hacer|visito|visitamos)|escapad(?:a|ita)|como (?:nos |me )?(?:lo |la )?(?:monto|montamos|organizo|organizamos|reparto|repartimos))\b/
/** 'mañana y pasado ando en Neiva, recomiéndeme ruta' */
const TWO_DAYS_FROM_NOW =
  /\b(?:hoy y manana|manana y pasado(?: manana)?|today and tomorrow|tomorrow and the day after|hoje e amanha|amanha e depois(?: de amanha)?|aujourd hui et demain|demain et apres demain|oggi e domani|domani e dopodomani)\b/
/** 'llego el viernes en la mañana y me regreso el domingo', 'de jueves a domingo'. */
const FROM_DAY_TO_DAY = new RegExp(
  `\\b(?:lleg\\w+|arrib\\w+|salgo|salimos|voy|vamos|estoy|estamos|estare\\w*|desde|de|del) (?:el )?(${WEEKDAYS.join('|')})\\b.{0,40}?\\b(?:hasta|a|al|regres\\w+|vuelv\\w+|volvemos|me voy|nos vamos|salgo|salimos) (?:el )?(${WEEKDAYS.join('|')})\\b`,
)
const OF_HOURS = /\b(?:abr(?!il)\w*|abiert\w*|cierr\w*|cerrad\w*|horarios?|atienden?)\b/
/** 'viernes sábado y domingo' */
const DAY_BY_DAY = new RegExp(
  `\\b(?:${WEEKDAYS.join('|')})(?: (?:y |e )?(?:el )?(?:${WEEKDAYS.join('|')})){1,6}\\b`,
)
/** From this many weekdays in a row, a message means a stay. */
const LONG_STAY = 3
/** Returns how many days a stay from one day of the week to another has, both counted. */
const stayOf = (text: string): number | null => {
  const named = OF_HOURS.test(text) ? null : DAY_BY_DAY.exec(text)
  const days = named?.[0].split(' ').filter((word) => WEEKDAYS.includes(word)).length ?? 0
  // 'viernes, sábado y domingo en Salta' needs no word for a plan.
  if (days > 0 && (days >= LONG_STAY || OF_A_PLAN.test(text))) return days
  const [, first = '', last = ''] = (OF_HOURS.test(text) ? null : FROM_DAY_TO_DAY.exec(text)) ?? []
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)]
  return from < 0 || to < 0 || from === to ? null : ((to - from + 7) % 7) + 1
}

/** 'cuántos días necesito para Antigua': asks how many days a town is worth. */
export const asksHowManyDays = (text: string): boolean =>
  /\b(cuant[ao]s? (dias?|tiempo) (se |me |nos |le |hay que )?(necesit\w+|hacen? falta|bast\w+|alcanz\w+|recomiend\w+|conviene\w*|son suficientes|dedic\w+|qued\w+|estar|pasar|ir)|(dias?|tiempo) (suficientes?|necesarios?) para|how many days|quantos dias)\b/.test(
    text,
  )

/** 'museos para un día de lluvia' says what the day is like, and not how long a plan should be. */
const A_KIND_OF_DAY =
  /\b(un|el|este) dia (de (lluvia|sol|calor|frio|viento|tormenta|nieve|fiesta|semana)|lluvioso|nublado|gris|feriado|festivo)\b/g

/** After a correction, what comes last counts: 'dos días, digo, no espera, son tres días'. */
const CORRECTED = /^.*\b(?:digo|perdon|mejor dicho|no espera|corrijo|me equivoque|quise decir|i mean|sorry)\b/
const corrected = (text: string): string => {
  const after = text.replace(CORRECTED, '')
  return DAYS.test(after) ? after : text
}

/** Returns the number of days that a folded text asks for. */
export const daysAsked = (said: string): number | null => {
  const asked = corrected(said)
  const text = OF_A_PLAN.test(asked) ? asked : asked.replaceAll(A_KIND_OF_DAY, '')
  // 'finde largo de 4 días'
  // 'un día más' changes a length, and is none.
  const told = DAYS.exec(text.replaceAll(ONE_MORE, ' '))
  const count = told ? numberOf(told[1] ?? '') : null
  if (count !== null && count > 1) return count
  const [, short] = (OF_A_PLAN.test(text) ? SHORT_DAYS.exec(text) : null) ?? []
  if (short) return Number(short)
  const [, lastDay] = NUMBERED_DAYS.exec(text) ?? []
  if (lastDay) return Number(lastDay)
  if (A_COUPLE.test(text)) return 2
  if (TWO_DAYS_FROM_NOW.test(text) && OF_A_PLAN.test(text) && !OF_HOURS.test(text)) return 2
  const stay = stayOf(text) ?? stayIn(said)
  if (stay !== null) return stay
  if (LONG_WEEKEND.test(text)) return 3
  if (WEEKEND.test(text)) return 2
  if (
    [
      THAT_DAY,
      A_DAY_PLANNED,
      A_DAY_SPENT,
      ONE_WHOLE_DAY,
      BETWEEN_JOURNEYS,
      ONE_DAY_LEFT,
      ASHORE,
      THE_DAY_THERE,
    ].some((one) => one.test(text))
  )
    return 1
  const hours = HOURS.exec(text)
  if (hours) return Number(hours[1] ?? hours[2]) / 24
  const weeks = WEEKS.exec(text)
  if (weeks) return numberOf(weeks[1] ?? '') * 7
  return count
}
