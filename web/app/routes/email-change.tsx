import { useSearchParams } from 'react-router'
import {
  AccountPage,
  ConfirmEmailChange,
  StopEmailChange,
  useMailedToken,
} from '../features/accounts/pages/email-change.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useHydrated } from '../platform/rendering/use-hydrated.ts'

export const meta = () => [{ title: titleOf('Cambio de correo') }, { name: 'robots', content: 'noindex' }]

export default function EmailChange() {
  const token = useMailedToken()
  const [search] = useSearchParams()
  // The server renders the same page for both links, without the search parameters.
  const isStopping = useHydrated() && search.get('accion') === 'detener'
  return (
    <AccountPage
      title={isStopping ? 'Detener el cambio de correo' : 'Cambiar de correo'}
      motto="Nueva dirección, mismo camino."
    >
      {isStopping ? <StopEmailChange token={token} /> : <ConfirmEmailChange token={token} />}
    </AccountPage>
  )
}
