const WHY =
  /(?:[,;.]\s*(?:ya que |que |porque |pues )?(?:es|ser[aá]|fue) (?:el |su |mi |nuestro |para el |por el )?(?:cumple\p{L}*|aniversario|santo|graduaci[oó]n|despedida|regalo|compleanno|anniversaire|birthday|anivers[aá]rio)[^?,.;!]*)|(?:[,;]\s*|\s(?:que|q|k|porque|pq|xq|pues|ya que|es que|as|because|porque|parce que|perché)\s+)(?:ya\s+|es que\s+)?(?:voy|vamos|ando|andamos|vengo|venimos|estoy|estamos|soy|somos|viajo|viajamos|salgo|salimos|toy|tamo|i m|i'm|we're|je suis|on est|sono|siamo|estou|estamos|sou|somos)(?![\p{L}'])[^?,.;!]*/giu
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
  const end = message.lastIndexOf('?')
  if (end >= 0) add(end, message.length)
  for (const { index, 0: said } of message.matchAll(WHY)) add(index, index + said.length)
  return besides
}
