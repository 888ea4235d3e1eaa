import {
  AccountPage,
  ResetPasswordForm,
  UselessLink,
  useMailedToken,
} from '../features/accounts/pages/reset-password.ts'
import { titleOf } from '../platform/rendering/page-title.ts'

export const meta = () => [
  { title: titleOf('Elegir una contraseña nueva') },
  { name: 'robots', content: 'noindex' },
]

export default function ResetPassword() {
  const token = useMailedToken()
  return (
    <AccountPage
      title="Elige una contraseña nueva"
      lead="Al guardarla se cierran todas tus sesiones abiertas."
      motto="Nueva llave, misma casa."
    >
      {token === null ? (
        <UselessLink reason="El enlace no es válido: le falta el código." />
      ) : (
        <ResetPasswordForm token={token ?? ''} />
      )}
    </AccountPage>
  )
}
