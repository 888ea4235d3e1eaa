import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './explore-page.module.css'
import type { Position } from './use-position.ts'

/** Says that sorting by distance needs the visitor's position. */
export const NearbyNotice = ({ status, ask }: Pick<Position, 'status' | 'ask'>) => (
  <FormMessage kind="info">
    <span className={styles.notice}>
      {status === 'refused'
        ? 'No pudimos obtener tu ubicación. Revisa los permisos del navegador. Mientras tanto ves los más recientes.'
        : 'Para ver primero lo más cercano necesitamos tu ubicación. No se guarda ni se comparte.'}
    </span>
    <Button variant="secondary" size="small" busy={status === 'asking'} onClick={ask}>
      {status === 'asking'
        ? 'Buscando tu ubicación…'
        : status === 'refused'
          ? 'Reintentar'
          : 'Usar mi ubicación'}
    </Button>
  </FormMessage>
)
