import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './drawer.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  /** Content beside the close button. */
  head?: ReactNode
  /** Links inside navigate with `replace` (see useDialogHistory). */
  children: ReactNode
}

/** A panel that covers the right side of the page. */
export const Drawer = ({ open, onClose, label, head, children }: DrawerProps) => {
  const modal = useModalDialog(open, onClose)
  return (
    <dialog {...modal} aria-label={label} className={styles.drawer}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            {head}
            <IconButton label="Cerrar" icon={<IconX aria-hidden="true" />} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
