import { AccountPage, RegisterForm, useAnonymousOnly } from '../features/accounts/pages/register.ts'
import { Link } from '../platform/rendering/link.tsx'
import { titleOf } from '../platform/rendering/page-title.ts'
import { withNext } from '../platform/session/next-page.ts'

export const meta = () => [
  { title: titleOf('Crear cuenta') },
  { name: 'description', content: 'Crea tu cuenta en Andariego y empieza a compartir tus viajes.' },
]

export default function Register() {
  const { className, next } = useAnonymousOnly()
  return (
    <AccountPage
      title="Crear cuenta"
      lead="Gratis y en un minuto: un correo, una contraseña y a andar."
      motto="Todo gran viaje empieza en una página en blanco."
      className={className}
      footer={
        <p>
          ¿Ya tienes una cuenta?{' '}
          <Link to={withNext('login', next)} reloadDocument prefetch="none">
            Inicia sesión aquí
          </Link>
        </p>
      }
    >
      <RegisterForm />
    </AccountPage>
  )
}
