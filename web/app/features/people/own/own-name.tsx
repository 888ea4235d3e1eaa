import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { Link } from '../../../platform/rendering/link.tsx'
import { useOwnProfile } from './own-profile-query.ts'

/** How the visitor is called: by their name if they have set one, otherwise by their address. */
export const OwnName = ({ email }: { email: string }) => {
  const { data } = useOwnProfile()
  return calledBy({ userName: data?.name ?? null, userEmail: email, userHandle: null })
}

/** A link to the form for the name, for visitors who have none. */
export const NamePrompt = () => {
  const { data } = useOwnProfile()
  if (data?.name !== null) return null
  return <Link to={pages.account()}>Elige el nombre con el que te verán los demás</Link>
}
