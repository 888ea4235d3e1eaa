import { pages } from '@andariego/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { Link } from '../../../platform/rendering/link.tsx'

/** Tells viewers why others see nothing of their profile: it waits for a moderator, or a moderator has hidden it. */
export const HiddenProfileNote = ({ className }: { className?: string | undefined }) => {
  const { data, isPending } = useQuery(query('GET /users/me/notices'))
  if (isPending) return null
  const notices = <Link to={pages.notices()}>Tus avisos</Link>
  const isWaiting = data?.heldBack.some(({ subjectType }) => subjectType === 'user')
  return (
    <p className={className}>
      {isWaiting ? (
        <>
          Alguien del equipo mirará tu perfil antes de mostrarlo: hasta entonces los demás no ven lo que
          escribas aquí. Espera en {notices}.
        </>
      ) : (
        <>
          La moderación ocultó tu perfil: los demás no ven lo que escribas aquí. En {notices} lees el motivo y
          puedes apelar.
        </>
      )}
    </p>
  )
}
