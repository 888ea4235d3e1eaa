import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { Link } from '../../../platform/rendering/link.tsx'
import { useOwnProfile } from './own-profile-query.ts'

/** What the visitor is called by: the name that they chose, else their address. */
export const OwnName = ({ email }: { email: string }) => {
  const { data } = useOwnProfile()
  return calledBy({ userName: data?.name ?? null, userEmail: email, userHandle: null })
}

/** The way to one's name, for who has none yet. */
export const NamePrompt = () => {
  const { data } = useOwnProfile()
  if (data?.name !== null) return null
  return <Link to={pages.account()}>Elige el nombre con el que te verán los demás</Link>
}
