import { fold } from '../../maps/public.ts'
import type { Evidence } from '../knowledge/evidence-repository.ts'
import { foldedWords } from '../lexicon/folded-words.ts'
import { isParticle } from '../understanding/name-words.ts'
import { type Conversation, kept } from './conversation.ts'
import { linked, quote } from './phrases.ts'
import type { Reply } from './reply.ts'

// Where somebody was born, lived, died or is buried: that a museum has the person's name does not make it the place.

interface Event {
  asked: RegExp
  /** Words of reviews and descriptions, as they are searched. */
  words: readonly string[]
  told: RegExp
}
const EVENTS: readonly Event[] = [
  {
    asked:
      /\b(?:enterrad[oa]s?|enterraron|sepultad[oa]s?|sepultaron|tumba|restos|descansan?|buried|tomb|grave|tumulo|enterree?|tombe|sepolt[oa]|tomba)\b/,
    words: [
      'tumba',
      'enterrado',
      'enterrada',
      'sepultado',
      'restos',
      'mausoleo',
      'cripta',
      'tomb',
      'buried',
      'grave',
    ],
    told: /\b(?:tumbas?|enterr\p{L}+|sepult\p{L}+|sepulcro|restos|mausoleo|cripta|cenizas|tomb|buried|grave|tombe(?:au)?|tomba|sepolt\p{L}+|tumulo)\b/u,
  },
  {
    asked: /\b(?:murio|fallecio|mataron|asesinaron|fusilaron|died|killed|morreu|mort|morto|morta|mori)\b/,
    words: ['murio', 'muerte', 'fallecio', 'asesinado', 'fusilado', 'died', 'death', 'morreu'],
    told: /\b(?:murio|muerte|fallecio|asesin\p{L}+|fusil\p{L}+|mataron|died|death|morreu|morte?|mourut)\b/u,
  },
  {
    asked: /\b(?:nacio|born|nasceu|nee?|nat[oa])\b/,
    words: ['nacio', 'nacimiento', 'natal', 'born', 'nasceu'],
    told: /\b(?:nacio|nacimiento|natal|nacido|born|birthplace|nasceu|naquit|natale)\b/u,
  },
  {
    asked: /\b(?:vivio|vivia|crecio|lived|grew up|viveu|vecut|visse)\b/,
    words: ['vivio', 'vivia', 'crecio', 'lived', 'viveu', 'casa'],
    told: /\b(?:vivio|vivia|crecio|habito|residio|lived|grew up|viveu|vecut|visse)\b/u,
  },
]
const ASKS_WHERE =
  /\b(?:a?donde|en que (?:lugar|sitio|casa|iglesia|parte|cementerio|ciudad)|(?:el |la )?(?:lugar|sitio|casa|cuarto|iglesia) (?:donde|en (?:el )?que|en la que|en el cual)|where|onde|ou|dove)\b/
const NAME_LETTERS = 4
const LOOKED_AT = 12
const NO_NAMES = new Set(
  'lugar sitio casa iglesia parte cementerio ciudad cuarto donde where which onde dove este esta fueron sabe saben desea quiero quisiera conocer mostrar place house church city'.split(
    ' ',
  ),
)

/** The words of a question that may name a person. */
const namesIn = ({ question, areas }: Conversation, { asked }: Event): string[] => {
  const areaWords = new Set(areas.flatMap(({ name }) => foldedWords(name)))
  const isName = (word: string) =>
    word.length >= NAME_LETTERS && !isParticle(word) && !NO_NAMES.has(word) && !areaWords.has(word)
  return [...new Set(question.words)].filter((word) => isName(word) && !asked.test(word))
}

/** Answers where a person was born, lived, died or is buried with who tells it; null when nobody does. */
export const lifeAsked = async (talk: Conversation): Promise<Reply | null> => {
  const { known, question, areas } = talk
  const { text } = question
  const event = ASKS_WHERE.test(text) ? EVENTS.find(({ asked }) => asked.test(text)) : undefined
  const names = event ? namesIn(talk, event) : []
  if (!event || names.length === 0) return null
  const { evidence, finder, frames } = known
  // A person may be called as a town or a region is.
  const scopes = [...areas, null].map((area) => ({ area, kinds: [] }))
  const ids = await Promise.all(scopes.map((scope) => evidence.speaking(scope, [], [event.words, names])))
  const looked = [...new Set(ids.flatMap((some) => some.slice(0, LOOKED_AT)))]
  const isOf = ({ sentence }: Evidence) => foldedWords(sentence).some((word) => names.includes(word))
  const told = (await evidence.about(looked, [], [event.words]))
    .filter((one) => event.told.test(fold(one.sentence)) && isOf(one))
    .sort((a, b) => Number(a.reviewId === null) - Number(b.reviewId === null))
  const [best] = told
  const [place] = best ? await finder.these([best.placeId]) : []
  if (!best || !place) return null
  const quotes = told.filter(({ placeId }) => placeId === place.id).slice(0, 2)
  return kept(talk, {
    text: [frames.aboutWords(linked(place)), ...quotes.map((one) => `> ${quote(one, frames)}`)].join('\n\n'),
    places: [place],
    quotes,
    memory: { asked: 'about', focus: place.id },
  })
}
