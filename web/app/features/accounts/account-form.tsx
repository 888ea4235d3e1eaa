import type { ComponentProps, ReactNode } from 'react'
import { FormMessage } from '../../ui/form/form-message.tsx'
import styles from './account-form.module.css'

interface AccountFormProps extends ComponentProps<'form'> {
  /** What went wrong with the whole form; announced when it comes. */
  failure?: ReactNode
}

/** Fields below each other, with room above them for what went wrong. Spread `useForm().form` on it. */
export const AccountForm = ({ failure, children, ...rest }: AccountFormProps) => (
  <form {...rest} className={styles.form}>
    {failure && <FormMessage className={styles.failure}>{failure}</FormMessage>}
    {children}
  </form>
)
