import type { User } from '@andariego/contract/accounts'
import { DELETED_PERSON } from '@andariego/contract/people-rules'
import type { ReactNode } from 'react'
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts'
import { AccountFacts } from './account-facts.tsx'
import { AccountSection } from './account-section.tsx'
import styles from './account-settings.module.css'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeviceList } from './device-list.tsx'
import { OwnEmail } from './email-change/own-email.tsx'
import { ExportAccount } from './export-account.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { TwoSteps } from './second-factor/two-steps.tsx'
import { SecurityEvents } from './security/security-events.tsx'

interface AccountSettingsProps {
  user: User
  /** The form for the public profile. */
  profile: ReactNode
  /** The lists of blocked and muted people. */
  keptAway: ReactNode
  /** The settings of notifications. */
  notifications: ReactNode
}

/** All settings of the user's own account. */
export const AccountSettings = ({ user, profile, keptAway, notifications }: AccountSettingsProps) => {
  // A session ended elsewhere, a passkey taken away, somebody unblocked: the pressed button leaves with its row.
  useKeptFocus()
  return (
    <div className={styles.settings}>
      <AccountSection id="profile" title="Tu perfil" lead="Lo que cuentas de ti. Todo es opcional.">
        {profile}
      </AccountSection>
      <AccountSection id="facts" title="Tus datos de acceso">
        <AccountFacts {...user} />
      </AccountSection>
      <AccountSection
        id="email"
        title="Cambiar de correo"
        lead="Se cambia cuando lo confirmas desde el correo nuevo. Al de ahora le avisamos."
      >
        <OwnEmail userId={user.id} known={user.email} />
      </AccountSection>
      <AccountSection
        id="sessions"
        title="Sesiones abiertas"
        lead="Los dispositivos en los que has entrado. Si no reconoces alguno, ciérralo y cambia la contraseña."
      >
        <DeviceList />
      </AccountSection>
      <AccountSection
        id="security"
        title="Seguridad"
        lead="Lo que pasó en el último año con el acceso a tu cuenta. Si algo no fue cosa tuya, cambia la contraseña."
      >
        <SecurityEvents />
      </AccountSection>
      <AccountSection
        id="password"
        title="Contraseña"
        lead="Al cambiarla se cierran las sesiones de tus otros dispositivos."
      >
        <ChangePasswordForm email={user.email} />
      </AccountSection>
      <AccountSection
        id="passkeys"
        title="Llaves de acceso"
        lead="Entra con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña. Siguen valiendo aunque cambies la contraseña: quita las que no reconozcas."
      >
        <Passkeys email={user.email} />
      </AccountSection>
      <AccountSection
        id="two-steps"
        title="Verificación en dos pasos"
        lead="Además de tu contraseña, un código de una aplicación de autenticación de tu teléfono."
      >
        <TwoSteps email={user.email} />
      </AccountSection>
      <AccountSection
        id="notifications"
        title="Notificaciones"
        lead="Qué te contamos, y cómo. Lo que ya viste en la app no te llega por correo."
      >
        {notifications}
      </AccountSection>
      <AccountSection
        id="kept-away"
        title="Bloqueados y silenciados"
        lead="A quién no quieres ver, y a quién prefieres oír sin avisos."
      >
        {keptAway}
      </AccountSection>
      <AccountSection
        id="export"
        title="Tu copia"
        lead="Un archivo ZIP con todo lo que has compartido: tus textos, tus fotos y tus videos."
      >
        <ExportAccount />
      </AccountSection>
      <AccountSection
        id="removal"
        title="Eliminar la cuenta"
        lead={`No se puede deshacer. Tus reseñas y lugares se quedan como de «${DELETED_PERSON}».`}
      >
        <DeleteAccount email={user.email} />
      </AccountSection>
    </div>
  )
}
