import { PasswordField } from '../../ui/form/password-field.tsx'
import { PasswordHints } from './password-hints.tsx'

interface TiedField {
  name: string
  value: string
  error?: string | null
}

interface NewPasswordFieldsProps {
  password: TiedField
  repeated: TiedField
  passwordLabel: string
  repeatedLabel: string
}

/** A new password with its missing requirements, and the field to repeat it. */
export const NewPasswordFields = ({
  password,
  repeated,
  passwordLabel,
  repeatedLabel,
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...password}
      label={passwordLabel}
      hint={<PasswordHints password={password.value} />}
      autoComplete="new-password"
      aria-required
    />
    <PasswordField {...repeated} label={repeatedLabel} autoComplete="new-password" aria-required />
  </>
)
