import { ANSWER_VERDICT_DAYS } from '@andariego/contract/assistant-rules'
import type { Database } from '../../platform/database/database.ts'
import { partsOf } from './understanding/parts.ts'
import { sharedPlaceNames } from './understanding/place-names.ts'
import { readQuestion } from './understanding/read-question.ts'
import { type Miss, verdictsRepository } from './verdicts-repository.ts'

const READ_MAX = 1_000
const LINE_MAX = 160
const NO_TOPIC = 'sin tema'

const oneLine = (text: string): string => {
  const line = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim()
  return line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line
}

interface Understood {
  topic: string
  /** Words that match no aspect, kind or name: what the vocabulary may lack. */
  loose: string[]
}
const linesOf = ({ question, response, askedAt }: Miss, { loose }: Understood): string =>
  [
    `${askedAt.toISOString().slice(0, 10)}  ${oneLine(question)}`,
    ...(loose.length > 0 ? [`            palabras sin tema: ${loose.join(', ')}`] : []),
    `            → ${oneLine(response)}`,
  ].join('\n')

/**
 * Reports which questions were answered badly, by what the vocabulary recognized, most frequent first: for people who extend it.
 */
export const missesReport = async (database: Database): Promise<string> => {
  const misses = await verdictsRepository(database).misses(READ_MAX)
  if (misses.length === 0)
    return `Nadie marcó una respuesta como inútil en los últimos ${ANSWER_VERDICT_DAYS} días.`
  const names = sharedPlaceNames(database)
  await names.refresh()
  const understood = misses.map((miss) => {
    const parts = partsOf(miss.question).map((part) => readQuestion(part, names))
    const topics = parts.flatMap(({ wishes, kinds }) => [...wishes.map(({ aspect }) => aspect), ...kinds])
    const topic = [...new Set(topics)].sort().join(', ') || NO_TOPIC
    return { miss, topic, loose: [...new Set(parts.flatMap(({ terms }) => terms))] }
  })
  const groups = [...Map.groupBy(understood, ({ topic }) => topic)].sort(
    ([one, some], [other, others]) => others.length - some.length || one.localeCompare(other, 'es'),
  )
  return [
    `Respuestas que no sirvieron en los últimos ${ANSWER_VERDICT_DAYS} días: ${misses.length}.`,
    ...groups.map(
      ([topic, some]) =>
        `== ${topic} (${some.length}) ==\n${some.map((one) => linesOf(one.miss, one)).join('\n')}`,
    ),
  ].join('\n\n')
}
