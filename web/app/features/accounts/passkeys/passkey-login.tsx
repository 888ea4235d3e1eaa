import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '../../../platform/api/api.ts'
import { useHydrated } from '../../../platform/rendering/use-hydrated.ts'
import { signIn } from '../../../platform/session/session.ts'
import { usesPasskeys } from '../../../platform/session/uses-passkeys.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { useIsLoggingIn } from '../use-log-in.ts'
import type { PasskeyResponse } from './offer-passkeys.ts'
import { passkeyFailure } from './passkey-failure.ts'
import styles from './passkey-login.module.css'

/** Signs in with the response that the browser offered; with null, asks the browser for one. */
const usePasskeyLogin = () =>
  useMutation({
    mutationFn: async (offered: PasskeyResponse | null) => {
      const response = offered ?? (await askForPasskey())
      const { data } = await api('POST /auth/passkeys/login', { body: { response: response as never } })
      signIn({ ...data, user: { ...data.user, hasJustSignedIn: true } })
    },
  })

const askForPasskey = async () => {
  const { data: optionsJSON } = await api('POST /auth/passkeys/options')
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: optionsJSON as never })
}

/**
 * Offers passkeys among the browser's suggestions for the address field (conditional UI) while no other sign-in is under way: a browser
 * allows only one WebAuthn request at a time. Returns the function that aborts the offer.
 */
const useOfferedPasskeys = (isOn: boolean, onChosen: (response: PasskeyResponse) => void) => {
  const offer = useRef<AbortController>(null)
  const choose = useEffectEvent(onChosen)
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    offer.current = stop
    import('./offer-passkeys.ts')
      .then(({ offerPasskeys }) => offerPasskeys(stop.signal))
      .then(
        (response) => response && choose(response),
        // The visitor asked for nothing yet, so a failure is silent: the button and the password still work.
        () => {},
      )
    return () => stop.abort()
  }, [isOn])
  return () => offer.current?.abort()
}

/**
 * The button to sign in with a passkey; nothing in browsers without passkeys. Its room is kept from the first frame on: 'Iniciar sesión',
 * above it, would move away under the pointer that presses it.
 */
export const PasskeyLogin = ({ isLeaving }: { isLeaving: boolean }) => {
  const login = usePasskeyLogin()
  const isLoggingIn = useIsLoggingIn()
  const isHydrated = useHydrated()
  const canUse = isHydrated && usesPasskeys()
  const isOffering = canUse && !isLeaving && !isLoggingIn && !login.isPending
  const stopOffering = useOfferedPasskeys(isOffering, login.mutate)
  if (isHydrated && !canUse) return null
  const failure = login.isError && passkeyFailure(login.error)
  return (
    <div className={classNames(styles.login, !isHydrated && styles.waiting)}>
      {failure && <FormMessage>{failure}</FormMessage>}
      <Button
        variant="secondary"
        size="large"
        wide
        busy={login.isPending || (login.isSuccess && isLeaving)}
        onClick={() => {
          stopOffering()
          login.mutate(null)
        }}
      >
        Entrar con una llave de acceso
      </Button>
    </div>
  )
}
