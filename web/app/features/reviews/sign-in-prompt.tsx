import { reviewsMessages } from '@andariego/contract/reviews-rules'
import { useLocation } from 'react-router'
import { loginPath } from '../../platform/session/next-page.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import styles from './review-section.module.css'

/** For visitors without a session; `lost` when the session ended while the form was open. */
export const SignInPrompt = ({ lost }: { lost: boolean }) => {
  const { pathname, search, hash } = useLocation()
  return (
    <div className={styles.prompt}>
      <p>
        {reviewsMessages.mustSignIn}
        {lost && ' Tu sesión terminó, pero lo que escribiste sigue guardado.'}
      </p>
      <LinkButton to={loginPath(`${pathname}${search}${hash}`)}>Iniciar sesión</LinkButton>
    </div>
  )
}
