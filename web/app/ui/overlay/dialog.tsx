import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, always visible below a long content. */
  actions?: ReactNode
  width?: 'small' | 'medium' | 'large'
  role?: 'dialog' | 'alertdialog'
  /** False while something runs that must not be interrupted. */
  dismissible?: boolean
  /** False for a question about leaving the page: a history entry for the dialog would interfere with the blocked navigation. */
  history?: boolean
}

/** The content is mounted only while the dialog is open. */
export const Dialog = ({ open, onClose, title, children, actions, ...look }: DialogProps) => {
  const { width = 'medium', role, dismissible = true, history } = look
  const titleId = useId()
  const modal = useModalDialog(open, onClose, { dismissible, history })
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[width])}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {dismissible && (
              <IconButton label="Cerrar" icon={<IconX aria-hidden="true" />} onClick={onClose} />
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
            {children}
          </section>
          {actions && (
            <div className={styles.actions} data-part="actions">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
