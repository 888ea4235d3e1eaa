import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import type { useBarred } from '../../platform/session/restriction.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './favourite-button.module.css'

interface FavouriteMarkProps {
  marked: boolean
  onPress: () => void
  barred?: ReturnType<typeof useBarred>
}

/** The button of a signed-in user with the heart: filled when the place is a favourite. */
export const FavouriteMark = ({ marked, onPress, barred }: FavouriteMarkProps) => (
  <Button
    variant="secondary"
    aria-pressed={marked}
    title={marked ? 'Quitar de favoritos' : 'Marcar como favorito'}
    icon={
      marked ? (
        <IconHeartFilled aria-hidden="true" className={styles.marked} />
      ) : (
        <IconHeart aria-hidden="true" />
      )
    }
    onClick={onPress}
    {...barred}
  >
    Favorito
  </Button>
)
