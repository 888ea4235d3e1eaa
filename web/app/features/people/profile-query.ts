import type { PublicProfile } from '@andariego/contract/people'
import { peopleMessages } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { formatError } from '../../platform/api/api.ts'
import { failureOf, isAnswered } from '../../platform/api/failure-of.ts'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** Another user as users see each other; until that is there, `shown` is what visitors see of them. */
export const useProfile = (userId: string, shown: PublicProfile | null) => {
  const viewer = useSession()?.user.id ?? null
  return useQuery({
    ...query('GET /users/:id', { params: { id: userId }, viewer }),
    select: ({ data }) => data,
    placeholderData: shown === null ? undefined : { success: true as const, data: shown },
    enabled: () => getSession() !== null && userId !== '',
  })
}

/** An address that leads to nobody: asking again would not help. */
export const isNobody = (error: Error): boolean => {
  const code = failureOf('GET /users/:id', error)
  return code === 'not-found' || code === 'validation' || code === 'malformed'
}

/** Why a profile is not shown: what the server says, or that nothing came. */
export const profileFailure = (error: Error): string => {
  if (isNobody(error)) return peopleMessages.notFound
  return isAnswered(error) ? formatError(error) : 'Error al cargar el perfil del usuario'
}
