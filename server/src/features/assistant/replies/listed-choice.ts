import { type Conversation, kept, searchIn } from './conversation.ts'
import { findAmong } from './find-places.ts'
import { wishNames } from './named-wishes.ts'
import { lines, reasonsOf } from './place-lines.ts'
import { idsOf, type Reply } from './reply.ts'

const ONE_OF_THOSE =
  /^(?:y |pero |ok |bueno )*(?:cual(?:es)?|(?:el|la|los|las)(?= que)|algun[oa]?|which)(?: de (?:es[oa]s|ell[oa]s|est[oa]s|l[oa]s (?:dos|tres|cuatro|cinco)))?(?: que| one)? (?:no )?(?:se |me |le )?(?:tiene|tienen|tenga|es|esta|son|sirve|sirven|acepta|aceptan|deja|dejan|hay|queda|quedan|abre|abren|admite|admiten|cierra|cierran|permite|permiten|puede|pueden|vende|venden|da|dan|has|have|is|allows?)\b/
/** 'cuál es más barata' weighs one against the other, and does not look for what only some have. */
const WEIGHED = /\b(mas|menos|mejor|peor|mayor|menor|los dos|las dos|better|more|less)\b/

/** Whether a question looks for those of the listed places that have something: 'cuál tiene olas', 'la que tiene teleférico'. */
export const asksWhichHas = ({ question, memory }: Conversation): boolean =>
  (memory.asked === 'places' || memory.asked === 'near') &&
  memory.listed.length > 1 &&
  ONE_OF_THOSE.test(question.text) &&
  !WEIGHED.test(question.text) &&
  question.wishes.length + question.terms.length > 0

/** Names those of the last list that have what is asked for; null when nobody told so of any. */
export const listedChoice = async (talk: Conversation): Promise<Reply | null> => {
  const { known, memory } = talk
  const search = { ...searchIn(talk, memory.area), kinds: [] }
  const found = await findAmong(known, memory.listed, search)
  if (found.length === 0) return null
  const places = found.map(({ place }) => place)
  return kept(talk, {
    text: `${known.frames.ofThose(wishNames(known, search))}\n\n${lines(known, found)}`,
    places,
    quotes: reasonsOf(found),
    memory: {
      ...memory,
      wishes: [...search.wishes],
      listed: idsOf(places),
      focus: places.length === 1 ? (places[0]?.id ?? null) : null,
    },
  })
}
