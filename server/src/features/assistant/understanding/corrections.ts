/** What somebody says before they name what they meant: 'perdona, quería decir el casino', 'sorry, I meant Bom Jesus'. */
const CORRECTS =
  /^[\s¡¿]*(?:(?:ay|uy|ah|oh|oops|ups|no|nono|nop|perd[oó]n\p{L}*|perdona\p{L}*|disculp\p{L}*|lo siento|espera|esper[aá]|mentira|digo|quise decir|quer[ií]a decir|me refer[ií]a? a|quiero decir|me equivoqu[eé]|me confund[ií]|en realidad|mejor(?: dicho)?|corrijo|wait|sorry|i mean|i meant|actually|my bad|make that|pardon|d[eé]sol[eé]e?|je voulais dire|je veux dire|plut[oô]t|en fait|scusa|scusami|volevo dire|intendevo|anzi|desculpa|desculpe|quis dizer|queria dizer|ali[aá]s|na verdade|era|es que era|not that|eso no|esa no|ese no)(?!\p{L})[\s,.;:!…-]*)+/iu
/** One of these alone begins other messages, too: 'no quiero playas', 'mejor con lluvia'. */
const PLAINLY =
  /perd[oó]n|disculp|digo|decir|refer|equivoqu|confund|mejor|corrijo|mean|sorry|actually|my bad|make that|pardon|d[eé]sol|voulais|veux dire|plut[oô]t|scusa|volevo|intendevo|anzi|desculp|dizer|ali[aá]s|realidad|verdade/iu
const LONG = 8
/** What explains the slip: 'quise decir Camagüey, estaba mirando dos viajes'. */
const EXPLAINS =
  /\s*[,;.(…–—-]\s*(?:es que |i |j ?)?(?:estaba|estoy|me |tenía|tenia|soy|ando|andaba|confund|leí|lei|miré|mire |qué tonto|que tonto|was|got|mixed|always|avais|étais|ero|stavo|estava|siempre|perdón|perdon|sorry|jaja|jeje|lol|ups|gracias)[^?]*$/iu

/**
 * Returns a message of a talk without the words by which it corrects the one before: 'el casino' of 'perdona, quería decir el casino'. Null when it
 * corrects nothing.
 */
export const correctedTo = (message: string): string | null => {
  const [said] = CORRECTS.exec(message) ?? []
  if (!said || !PLAINLY.test(said)) return null
  const rest = message.slice(said.length).replace(EXPLAINS, '').trim()
  const count = rest.split(/\s+/).filter(Boolean).length
  return count > 0 && count <= LONG ? rest : null
}
