import { peopleMessages } from '@andariego/contract/people-rules'
import { useQuery } from '@tanstack/react-query'
import { ApiError, formatError } from '../../platform/api/api.ts'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** Another user as users see each other. */
export const useProfile = (userId: string) => {
  useSession()
  return useQuery({
    ...query('GET /users/:id', { params: { id: userId } }),
    select: ({ data }) => data,
    enabled: () => getSession() !== null && userId !== '',
  })
}

const NO_SUCH_USER = [400, 404, 422]

/** An address that leads to nobody: asking again would not help. */
export const isNobody = (error: Error): boolean =>
  error instanceof ApiError && NO_SUCH_USER.includes(error.status)

/** Why a profile is not shown: what the server says, or that nothing came. */
export const profileFailure = (error: Error): string => {
  if (isNobody(error)) return peopleMessages.notFound
  const isAnswered = error instanceof ApiError && error.status > 0
  return isAnswered ? formatError(error) : 'Error al cargar el perfil del usuario'
}
