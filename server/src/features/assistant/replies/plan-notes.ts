import type { Evidence } from '../knowledge/evidence-repository.ts'
import type { Wish } from '../understanding/wishes.ts'
import { answerScore } from './judge.ts'
import { quote } from './phrases.ts'
import type { Known } from './reply.ts'

/** The aspects that are worth knowing before a visit. */
const PRACTICAL: readonly Wish[] = ['horario', 'entradas', 'precio', 'momento'].map((aspect) => ({
  aspect,
  side: '',
}))

/** Writes a note for each stop with practical information: why it was chosen, and what is worth knowing. */
export const notesOf = async (
  { evidence, frames }: Known,
  placeIds: readonly string[],
  reasons: ReadonlyMap<string, Evidence | undefined>,
): Promise<Map<string, string>> => {
  const aspects = PRACTICAL.map(({ aspect }) => aspect)
  const told = Map.groupBy(await evidence.about(placeIds, aspects, []), ({ placeId }) => placeId)
  const asked = { wishes: [...PRACTICAL], terms: [], forms: new Set<never>() }
  return new Map(
    placeIds.flatMap((id) => {
      const [practical] = (told.get(id) ?? [])
        .map((one) => ({ one, score: answerScore(one, asked) }))
        .sort((a, b) => b.score - a.score)
      const said = [reasons.get(id), practical?.one].filter((one) => one !== undefined)
      const lines = new Set(said.map((one) => quote(one, frames)))
      return lines.size > 0 ? [[id, [...lines].join('\n\n')] as const] : []
    }),
  )
}
