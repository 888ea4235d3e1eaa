import { AccountPage, LoginForm, PasskeyLogin, useAnonymousOnly } from '../features/accounts/pages/login.ts'
import { Link } from '../platform/rendering/link.tsx'
import { titleOf } from '../platform/rendering/page-title.ts'
import { withNext } from '../platform/session/next-page.ts'

export const meta = () => [
  { title: titleOf('Iniciar sesión') },
  { name: 'description', content: 'Entra en Andariego para compartir lugares, reseñas e itinerarios.' },
]

export default function Login() {
  const { isLeaving, className, next } = useAnonymousOnly()
  return (
    <AccountPage
      title="Iniciar sesión"
      lead="Tus lugares, tus reseñas y tus rutas te esperan."
      motto="Qué bueno verte de vuelta en el camino."
      className={className}
      footer={
        <p>
          ¿No tienes una cuenta?{' '}
          <Link to={withNext('register', next)} reloadDocument prefetch="none">
            Regístrate aquí
          </Link>
        </p>
      }
    >
      <LoginForm isLeaving={isLeaving} />
      <PasskeyLogin isLeaving={isLeaving} />
    </AccountPage>
  )
}
