import { ensureGazetteer } from '@andariego/gazetteer'
import { testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { type EvaluationPlace, loadEvaluationCommunity, placesOf } from './evaluation-community.ts'

/** Starts the product with these places alone. */
export const appWith = async (places: readonly EvaluationPlace[]) => {
  ensureGazetteer(GAZETTEER_FILE)
  const andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, places)
  return andariego
}

/** Starts the product with one of the communities that questions are measured on. */
export const evaluationApp = (community: Parameters<typeof placesOf>[0]) => appWith(placesOf(community))
