import type { PublicProfile } from '@andariego/contract/people'
import { peopleMessages } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { formatError } from '../../platform/api/api.ts'
import { failureOf, isAnswered } from '../../platform/api/failure-of.ts'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** Another user's profile as signed-in users see it; until it is loaded, `shown` is the public part. */
export const useProfile = (userId: string, shown: PublicProfile | null) => {
  const viewer = useSession()?.user.id ?? null
  return useQuery({
    ...query('GET /users/:id', { params: { id: userId }, viewer }),
    select: ({ data }) => data,
    placeholderData: shown === null ? undefined : { success: true as const, data: shown },
    enabled: () => getSession() !== null && userId !== '',
  })
}

/** The address belongs to no user: retrying would not help. */
export const isNobody = (error: Error): boolean => {
  const code = failureOf('GET /users/:id', error)
  return code === 'not-found' || code === 'validation' || code === 'malformed'
}

/** Why a profile is not shown: the server's message, or that there was no response. */
export const profileFailure = (error: Error): string => {
  if (isNobody(error)) return peopleMessages.notFound
  return isAnswered(error) ? formatError(error) : 'Error al cargar el perfil del usuario'
}
