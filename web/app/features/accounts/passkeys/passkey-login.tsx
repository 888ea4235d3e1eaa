import { useMutation } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useHydrated } from '../../../platform/rendering/use-hydrated.ts'
import { signIn } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { passkeyFailure } from './passkey-failure.ts'
import styles from './passkey-login.module.css'
import { usesPasskeys } from './uses-passkeys.ts'

const usePasskeyLogin = () =>
  useMutation({
    mutationFn: async () => {
      const { data: optionsJSON } = await api('POST /auth/passkeys/options')
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const response = await startAuthentication({ optionsJSON: optionsJSON as never })
      const { data } = await api('POST /auth/passkeys/login', { body: { response: response as never } })
      signIn({ ...data, user: { ...data.user, hasJustSignedIn: true } })
    },
  })

/** The way in for who has a passkey; not there in browsers that know none. */
export const PasskeyLogin = ({ isLeaving }: { isLeaving: boolean }) => {
  const login = usePasskeyLogin()
  if (!(useHydrated() && usesPasskeys())) return null
  const failure = login.isError && passkeyFailure(login.error)
  return (
    <div className={styles.login}>
      {failure && <FormMessage>{failure}</FormMessage>}
      <Button
        variant="secondary"
        size="large"
        wide
        busy={login.isPending || (login.isSuccess && isLeaving)}
        onClick={() => login.mutate()}
      >
        Entrar con una llave de acceso
      </Button>
    </div>
  )
}
