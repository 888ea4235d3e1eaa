const WHY =
  /(?:[,;.]\s*(?:ya que |que |porque |pues )?(?:es|ser[aá]|fue) (?:el |su |mi |nuestro |para el |por el )?(?:cumple\p{L}*|aniversario|santo|graduaci[oó]n|despedida|regalo|compleanno|anniversaire|birthday|anivers[aá]rio)[^?,.;!]*)|(?:[,;]\s*|\s(?:que|q|k|porque|pq|xq|pues|ya que|es que|as|because|porque|parce que|perché)\s+)(?:ya\s+|es que\s+)?(?:voy|vamos|ando|andamos|vengo|venimos|estoy|estamos|soy|somos|viajo|viajamos|me caso|nos casamos|cumplo|cumplimos|celebramos|celebro|salgo|salimos|toy|tamo|i m|i'm|we're|je suis|on est|sono|siamo|estou|estamos|sou|somos)(?![\p{L}'])[^?,.;!]*/giu
/** 'Somos papá, mamá y un peque. ¿Qué hay en Osorno?': who asks, but not what they love ('loco por la ciencia'). */
const WHO_ASKS =
  /^(?:[^.!?]{0,20}[.!,]\s*)?(?:somos|soy|viajo|viajamos|vamos|voy|estamos|estoy|we are|we're|i am|i'm|nous sommes|je suis|siamo|sono|estou|sou)(?![\p{L}'])[^.!?]*?(?=[.!]\s+\S|,\s*¿?(?:q|qu[eé]|k|cu[aá]l|cu[aá]nto|d[oó]nde|a ?d[oó]nde|hay|alg[uú]n\p{L}*|algo|se puede|puedo|me|what|where|onde|o que|dove|cosa|où|que)(?!\p{L}))/iu
const WHAT_THEY_LOVE =
  /(?<!\p{L})(?:loc[oa]s? por|fan(?:s|[aá]tic\p{L}*)? de|amantes? de|apasionad\p{L}* (?:de|por)|aficionad\p{L}*|obsesionad\p{L}*|entusiasta|me |nos |le |les |busc\p{L}+|quier\p{L}+|con ganas|ganas de|pa |para |love|into|crazy about|passionn\p{L}*|appassionat\p{L}*)/iu
/** Behind fewer words than these, what follows is part of the question: 'y eso? en el mercado', 'hola, voy a Lima'. */
const A_QUESTION = 3

const countOf = (text: string): number => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '').length

/**
 * Returns which words of a message only tell why or how somebody asks, counted as `typed` words are: behind its last question mark, 'q
 * voy con el tiempo justo'. They may still name wishes ('que voy con mi perra'), but are nothing to be looked for in reviews.
 */
export const saidBesides = (message: string): ReadonlySet<number> => {
  const besides = new Set<number>()
  const add = (from: number, to: number) => {
    const first = countOf(message.slice(0, from))
    const last = first + countOf(message.slice(from, to))
    if (first < A_QUESTION) return
    for (let at = first; at < last; at++) besides.add(at)
  }
  const [who] = WHO_ASKS.exec(message) ?? []
  if (who !== undefined) {
    const loved = who.search(WHAT_THEY_LOVE)
    const count = countOf(loved < 0 ? who : who.slice(0, loved))
    if (countOf(message) - countOf(who) >= A_QUESTION) for (let at = 0; at < count; at++) besides.add(at)
  }
  const end = message.lastIndexOf('?')
  if (end >= 0) add(end, message.length)
  for (const { index, 0: said } of message.matchAll(WHY)) add(index, index + said.length)
  return besides
}
