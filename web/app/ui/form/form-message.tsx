import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './form-message.module.css'

const icons = { error: IconAlertTriangle, success: IconCircleCheck, info: IconInfoCircle }

type FormMessageProps = ComponentProps<'div'> & { kind?: keyof typeof icons }

/**
 * The result of a whole form. Screen readers announce errors at once and other results politely; line breaks in the text are
 * kept.
 */
export const FormMessage = ({ kind = 'error', className, children, ...rest }: FormMessageProps) => {
  const Icon = icons[kind]
  return (
    <div
      {...rest}
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.message, styles[kind], className)}
    >
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
