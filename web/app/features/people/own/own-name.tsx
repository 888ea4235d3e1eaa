import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { Email } from '../../../ui/content/email.tsx'
import { useOwnProfile } from './own-profile-query.ts'

/** The user's address, after their name if they have set one. */
export const OwnName = ({ email }: { email: string }) => {
  const { data } = useOwnProfile()
  return <Email>{data?.name ? `${data.name} (${email})` : email}</Email>
}

/** A link to the form for the name, for visitors who have none. */
export const NamePrompt = () => {
  const { data } = useOwnProfile()
  if (data?.name !== null) return null
  return <Link to={pages.account()}>Elige el nombre con el que te verán los demás</Link>
}
