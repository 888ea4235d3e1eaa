import { IconHeart } from '@tabler/icons-react'
import { Button } from '../../ui/actions/button.tsx'
import styles from './favourite-button.module.css'

interface FavouriteMarkProps {
  marked: boolean
  onPress: () => void
}

/** The button of a signed-in visitor with the heart: filled when the place is a favourite. */
export const FavouriteMark = ({ marked, onPress }: FavouriteMarkProps) => (
  <Button
    variant="secondary"
    aria-pressed={marked}
    title={marked ? 'Quitar de favoritos' : 'Marcar como favorito'}
    icon={<IconHeart aria-hidden="true" className={marked ? styles.marked : undefined} />}
    onClick={onPress}
  >
    Favorito
  </Button>
)
