import { ensureGazetteer } from '@andariego/gazetteer'
import { testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { loadEvaluationCommunity, placesOf } from './evaluation-community.ts'

/** Starts the product with one of the communities that questions are measured on. */
export const evaluationApp = async (community: Parameters<typeof placesOf>[0]) => {
  ensureGazetteer(GAZETTEER_FILE)
  const andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, placesOf(community))
  return andariego
}
