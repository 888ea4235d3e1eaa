import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router'
import { apiContext } from '../platform/rendering/load-context.ts'
import { orErrorPage, orSignedOut } from '../platform/rendering/loader-errors.ts'
import { originOf, pageMeta } from '../platform/rendering/page-meta.ts'
import { useSession } from '../platform/session/session.ts'
import { publicUser } from './public-user.ts'
import { UserForMembers } from './user-for-members.tsx'
import { UserForVisitors } from './user-for-visitors.tsx'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const loader = async ({ params: { id = '' }, context }: LoaderFunctionArgs) => {
  if (!UUID.test(id)) return { shown: null }
  // A person may make their profile private between these two requests.
  return { shown: await orErrorPage(orSignedOut(publicUser(context.get(apiContext), id))) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const shown = loaderData?.shown
  if (!shown) return [{ name: 'robots', content: 'noindex' }]
  const { profile } = shown
  const called = calledBy(profile)
  return pageMeta({
    title: called,
    description: profile.bio ?? `Reseñas, lugares y viajes de ${called} en Andariego.`,
    url: `${originOf(matches)}${pages.user({ id: profile.id })}`,
  })
}

export default function User() {
  const { shown } = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  const session = useSession()
  if (session === null && shown !== null) return <UserForVisitors shown={shown} />
  return <UserForMembers key={id} userId={id} shown={shown} />
}
