/** 'me quedo en el hostal, qué puedo ver': what is around the place where somebody stays. */
const FROM_HERE =
  /\b(me quedo|nos quedamos|me alojo|nos alojamos|me hospedo|nos hospedamos|duermo|dormimos|paro|paramos|estoy|estamos|salgo|salimos|staying|im|i am|estou|vou ficar) (en|de|at|in|no|na|em) .*\b(que (hago|hacemos)|que (mas |otra cosa )?(puedo |podemos |hay (para |pa )?|se puede )?(ver|hacer|visitar|conocer|hay)|donde (puedo |podemos |me |nos )?\p{L}+|adonde|a donde|what can i (see|do|visit)|o que (posso )?(ver|fazer))\b/u

/** 'acabo de salir del alcázar', 'ando por el funicular', 'parado frente al teatro': where somebody is. */
const AT_A_PLACE =
  /\b(estoy|estamos|toy|stoy|ando|andamos|(?:me |nos )?baj(?:e|amos) (?:de|del)|acabo|acabamos|termine|terminamos|ya (?:comi|comimos|pague|pagamos|vi|vimos|fui|fuimos|subi|subimos|baje|bajamos|sali|salimos|estoy|estuve|termine|almorce|cene|visite|pase)|vist[oa]s?|(?:acabo|acabamos|termino|terminamos) de|saliendo|sali|salimos|salgo|parad[oa]s? (?:en|frente|afuera|delante)|voy por|vamos por|(?:alojad|hospedad)[oa]s?|(?:recien )?salid(?:it)?[oa]s? (?:de|del)|im|i am|we are|were|(?:just )?(?:left|finished|walked out\w*)|estou|saindo|sai|saimos|je suis|nous sommes|on (?:sort|est)|jsors|je sors|sortant|sono|siamo(?: scesi| usciti)?|usciti|uscendo)\b/
/** 'después de la Alhambra adónde voy', 'qué veo antes de los Uffizi'. */
const BEFORE_OR_AFTER =
  /\b(despues|luego|antes|a la salida|de camino|camino|saliendo|al salir|after|before|depois|apres|avant|dopo|prima) (de|del|al?|di|du)\b/
const ASKS_WHERE_TO =
  /\b(a ?donde|donde (como|comemos|ceno|cenamos|almuerzo|almorzamos|desayuno|desayunamos|tomo|tomamos|paseo|paseamos|descanso|descansamos|duermo|compro|tomar|comer|cenar|almorzar|desayunar|paro|paramos|voy|vamos|puedo|podemos|se puede|hay)|que (hago|hacemos|veo|vemos|mas|otra cosa|(puedo|podemos|se puede) (ver|hacer|visitar|conocer)|ver|hacer|visitar|hay)|hay (algo|algun[oa]?) (para |pa )?(ver|hacer|visitar|comer|tomar)|where (can|to|do|should)|what (can|to|else|should))\b/
/** 'tengo una hora libre y estoy en el museo' */
const FREE_TIME =
  /\b(tengo|tenemos|me queda|me quedan|nos queda|nos quedan|me sobra|me sobran|nos sobra|nos sobran|i have|we have|tenho|temos) (una?|un par de|dos|tres|unas|unos|\w+) (rat(?:o|ito)|horas?|horitas?|tarde|manana|minutos|hours?|minutes)\b.*\b(estoy|estamos|ando|andamos|salgo|im|i am|we are|estou)\b/
/** 'qué queda a pie de Bellas Artes', 'qué hay a pasos del museo' */
const AT_HAND =
  /\b(que|algo|cual|donde|hay)\b.*\ba (?:pie|pata|pasos|pasitos|un paso|la vuelta|la mano|tiro de piedra) (?:de|del)\b|\ba (?:pie|pata|pasos|pasitos) (?:de|del|desde)\b.*\bque (?:mas|otra cosa|otro)\b/
const WHAT_ELSE =
  /\b(que|what|o que|cosa|quoi) (mas|otra cosa|else|mais|altro|d autre)\b.*\b(ando|andamos|estoy|estamos|por|im|i am|we are|estou|je suis|sono) (por|en|cerca|at|in|no|na|a|al)\b/
/** Words that only tell where somebody is. */
const OF_THE_POSITION = new Set(
  'esquina redondo corner vuelta cuadras mismo bueno buena good pata pie gamba mano dar proximo proxima proximos proximas pertinho lado passi loin coin vicino dintorni closest enfrente pegado pegada pegadito pegadita costado ladito pasos pasitos tiro piedra cuadras alojado alojada alojados alojadas hospedado hospedada hospedados hospedadas libre libres despues luego antes adonde camino acabo acabamos termino terminamos salir salgo salimos sali saliendo ando andamos parado parada frente afuera delante voy vamos paro salidita salidito recien sobran quiere queremos agarrar coger nomas mismito pies damos visto'.split(
    ' ',
  ),
)
const HERE =
  /\b((?:y )?(?:ahora|luego|despues) (?:a ?donde|que|pa donde|para donde)|y (?:ahora|luego|despues)$|y (?:ahora|luego) |que hay(?: po)?$|que pilla|a mano|pegadit[oa]|al ladit[oa]|(?:a )?dos pasos|esta zona|(?:pa|para) donde|a ?donde (?:me |nos )?(?:jalo|voy|vamos)|menos lejos|no (?:me |nos )?(?:quede|queden|este|esten) (?:tan |muy )?(?:lejos|en la loma)|por (aca|aqui|ahi|alli|la zona)|(?:aca|aqui|ahi) (?:mismo|mismito|nomas|no mas)|no (?:quiero|queremos|puedo|podemos) (?:caminar|andar) (?:mucho|tanto|mas de)|(?:sin|no (?:quiero|queremos|pienso|pensamos|voy a|vamos a)) (?:agarrar|coger|tomar|usar|pagar) (?:ni un |un |el )?(?:taxi|uber|bus|micro|metro|carro|auto)|ya no damos mas|a (?:pata|pie|patita|gamba)|(?:me|nos) quedan?|cerca|cerquita|alrededor|a la vuelta|around here|nearby|closest|round here|por perto|pertinho|aqui (?:ao|do) lado|qui vicino|due passi|nei dintorni|par ici|pas (?:trop )?loin|dans le coin)\b/

/**
 * Whether somebody who is at a place, or comes from or goes to it, asks what else there is. `isInArea`: the question names an area, too,
 * to which it may refer.
 */
export const isAskedFromThere = (text: string, isInArea: boolean): boolean =>
  (FROM_HERE.test(text) && (!isInArea || HERE.test(text))) ||
  (AT_A_PLACE.test(text) && HERE.test(text)) ||
  (BEFORE_OR_AFTER.test(text) && ASKS_WHERE_TO.test(text)) ||
  FREE_TIME.test(text) ||
  AT_HAND.test(text) ||
  WHAT_ELSE.test(text)

/** Returns the words that tell more than where somebody is. */
export const withoutPosition = (terms: readonly string[]): string[] =>
  terms.filter((term) => !OF_THE_POSITION.has(term))

const ON_FOOT =
  /\b(?:a (?:pie|pata|patita|gamba|piecito)|caminando|andando|caminable|ir caminando|on foot|walk|walking|walkable|minutes walk|a pieds?|a piedi|a pe|de paso)\b/
const ASKS_OF_OTHERS =
  /\b(?:a?donde (?:como|comer|comemos|ceno|cenar|almuerzo|almorzar|desayuno|desayunar|tomo|tomar|compro|comprar|bailo|voy|vamos|puedo)|que|cual|cuales|algo|alguna?|algun|otr[oa]s?|hay|what|which|any|anything|somewhere|where|is there|quel|quelle|quels|quelles|quoi|y a t il|quale|quali|cosa|che|c e|o que|qual|quais|tem|algum|alguma)\b/
const ASKS_A_FIGURE = /\b(?:cuant[oa]s?|how (?:long|far|much|many)|combien|quant[oaie]|quanto|que tan)\b/
const ARTICLE = /^(?:el|la|los|las|the|o|a|os|as|le|les|l|il|lo|i|gli)$/
/** What stands before the place where somebody is, or comes from. */
const FROM_IT =
  /(?:^|\s)(?:desde|de|del|en|frente a|frente al|tras|tras ver|despues de|from|at|in|outside|leaving|left|after|do|da|no|na|depuis|a partir de|quitte|quittant|sortant de|sortant du|dal|dalla|dall|dai|(?:sono|siamo|estou|estamos|estoy|ando|andamos|im|we are|were|je suis|on est|nous sommes) (?:ya )?(?:a|al|alla|all|au|aux|en|no|na|in|at))$/

/**
 * Whether somebody asks for something else that they can walk to from the only place that is named: 'estoy en el café, ¿hay un mercado al que
 * llegue caminando?'. `from`: where the place's name begins.
 */
export const isWalkFromThere = (words: readonly string[], from: number): boolean => {
  const text = words.join(' ')
  if (!ON_FOOT.test(text) || ASKS_A_FIGURE.test(text)) return false
  let end = from
  // 'Vía Vía Café', of which one 'Vía' suffices.
  while (end > 0 && words[end - 1] === words[from]) end -= 1
  while (end > 0 && ARTICLE.test(words[end - 1] ?? '') && !FROM_IT.test(words.slice(0, end).join(' ')))
    end -= 1
  return FROM_IT.test(words.slice(0, end).join(' ')) && ASKS_OF_OTHERS.test(text)
}
