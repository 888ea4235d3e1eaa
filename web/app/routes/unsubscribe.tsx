import { useSearchParams } from 'react-router'
import { AccountPage, useMailedToken } from '../features/accounts/pages/unsubscribe.ts'
import { UnsubscribePanel } from '../features/notifications/pages/unsubscribe.ts'
import { titleOf } from '../platform/rendering/page-title.ts'

export const meta = () => [
  { title: titleOf('Dejar de recibir correos') },
  { name: 'robots', content: 'noindex' },
]

export default function Unsubscribe() {
  const [search] = useSearchParams()
  return (
    <AccountPage
      title="Dejar de recibir correos"
      lead="Un toque, y no te escribimos más de esto."
      motto="Lo que importa, cuando te importa."
    >
      <UnsubscribePanel token={useMailedToken()} sort={search.get('tipo')} />
    </AccountPage>
  )
}
