import { profileMessages } from '@andariego/contract/profile-rules'
import { ApiError } from '../../../platform/api/api.ts'

/** What only the server knows about a name or a handle, by the field that it is about. */
const PROBLEMS = [
  ['handle', profileMessages.handleTaken],
  ['handle', profileMessages.handleReserved],
  ['handle', profileMessages.handleTooSoon],
  ['name', profileMessages.nameReserved],
] as const

/** Returns the field that the server refused, with the reason; null when the failure is about none of them. */
export const refusedField = (error: unknown) => {
  if (!(error instanceof ApiError)) return null
  for (const said of error.errors ?? [error.message]) {
    const known = PROBLEMS.find(([, problem]) => said.startsWith(problem))
    if (known) return { field: known[0], problem: said }
  }
  return null
}
