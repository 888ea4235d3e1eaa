import { pages } from '@andariego/contract/pages'
import { tidyHandle } from '@andariego/contract/profile-rules'
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { HandleOwner } from '../features/people/pages/handle.ts'
import { apiContext } from '../platform/rendering/load-context.ts'
import { orErrorPage, orSignedOut } from '../platform/rendering/loader-errors.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { Container } from '../ui/layout/container.tsx'

export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const { handle: written = '' } = params
  if (!written.startsWith('@') || written.length > 60)
    throw data(null, { status: 404, statusText: 'Not Found' })
  const handle = tidyHandle(written)
  const asked = context.get(apiContext)('GET /users/by-handle/:handle', { params: { handle } })
  const answer = await orErrorPage(orSignedOut(asked))
  if (answer !== null) throw redirect(pages.user({ id: answer.data.id }))
  return { handle }
}

export const meta = () => [{ title: titleOf('Perfil') }, { name: 'robots', content: 'noindex' }]

/** Anonymous visitors see the login prompt both for an unknown handle and for an owner whom they may not see. */
export default function Handle() {
  const { handle } = useLoaderData<typeof loader>()
  return (
    <Container>
      <HandleOwner handle={handle} />
    </Container>
  )
}
