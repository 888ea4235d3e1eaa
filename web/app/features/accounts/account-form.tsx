import type { ComponentProps, ReactNode } from 'react'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './account-form.module.css'

interface AccountFormProps extends ComponentProps<'form'> {
  /** The error of the form as a whole; screen readers announce it when it appears. */
  failure?: ReactNode
}

/** Stacks fields, with the form's error above them. Spread `useForm().form` on it. */
export const AccountForm = ({ failure, children, ...rest }: AccountFormProps) => (
  <form {...rest} className={styles.form}>
    {failure && <FormMessage className={styles.failure}>{failure}</FormMessage>}
    {children}
  </form>
)
