import { pages } from '@andariego/contract/pages'
import { AccountPage, ForgotPasswordForm } from '../features/accounts/pages/forgot-password.ts'
import { Link } from '../platform/rendering/link.tsx'
import { titleOf } from '../platform/rendering/page-title.ts'

export const meta = () => [
  { title: titleOf('Recuperar contraseña') },
  { name: 'description', content: 'Pide un enlace para elegir una contraseña nueva en Andariego.' },
]

export default function ForgotPassword() {
  return (
    <AccountPage
      title="Recuperar contraseña"
      lead="Escribe el correo de tu cuenta y te enviamos un enlace para elegir una contraseña nueva."
      motto="Perderse también es parte del viaje."
      footer={<Link to={pages.login()}>Volver a iniciar sesión</Link>}
    >
      <ForgotPasswordForm />
    </AccountPage>
  )
}
