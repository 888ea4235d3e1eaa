import { pages } from '@andariego/contract/pages'
import { useMutation } from '@tanstack/react-query'
import { api, formatError } from '../../platform/api/api.ts'
import { formatDate } from '../../platform/format/format.ts'
import { Link } from '../../platform/rendering/link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './terms-dialog.module.css'

interface TermsNewsDialogProps {
  /** The version of the current terms. */
  version: string
  onClose: () => void
}

/**
 * Says that the terms have changed, and asks for consent; a visitor who closes it without consent is asked again at the next
 * sign-in.
 */
export const TermsNewsDialog = ({ version, onClose }: TermsNewsDialogProps) => {
  const agree = useMutation({
    mutationFn: () => api('POST /users/me/consent', { body: { version } }),
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Los términos cambiaron"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Más tarde
          </Button>
          <Button busy={agree.isPending} onClick={() => agree.mutate()}>
            {agree.isPending ? 'Guardando…' : 'De acuerdo'}
          </Button>
        </>
      }
    >
      <div className={styles.terms}>
        <p>
          Hay una versión de los términos que aún no viste, del {formatDate(version)}. Están escritos para
          leerse en dos minutos:
        </p>
        <ul>
          <li>
            <Link to={pages.terms()} onClick={onClose}>
              Términos
            </Link>
          </li>
          <li>
            <Link to={pages.privacy()} onClick={onClose}>
              Privacidad
            </Link>
          </li>
          <li>
            <Link to={pages.communityRules()} onClick={onClose}>
              Normas de la comunidad
            </Link>
          </li>
        </ul>
        {agree.isError && <FormMessage>{formatError(agree.error)}</FormMessage>}
      </div>
    </Dialog>
  )
}
