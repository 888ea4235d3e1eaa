import { useQuery } from '@tanstack/react-query'
import { useWish } from '../../platform/optimistic/use-wish.ts'
import { useBarred } from '../../platform/session/restriction.ts'
import { showToast } from '../../platform/toasts.ts'
import { FavouriteMark } from './favourite-mark.tsx'
import { favouriteQuery } from './favourite-query.ts'
import { NOT_MARKED, useToggleFavourite } from './use-toggle-favourite.ts'

export interface MarkedPlace {
  id: string
  name: string
}

export interface FavouriteToggleProps {
  place: MarkedPlace
  /** The button was pressed before anybody knew whether the place is a favourite. */
  wished: boolean
  onWish: (wished: boolean) => void
}

/** A signed-in user's button for the favourite mark. */
export const FavouriteToggle = ({ place, wished, onWish }: FavouriteToggleProps) => {
  const { data, isPending, isError, refetch } = useQuery(favouriteQuery(place.id))
  const toggle = useToggleFavourite(place)
  const barred = useBarred('change')
  const marked = data?.isFavorite === true
  useWish(wished && !isPending, () => {
    onWish(false)
    if (isError) showToast(NOT_MARKED, { kind: 'error' })
    else if (barred) barred.onClick()
    else if (!marked) toggle.mutate(true)
  })
  const press = () => {
    if (isError) void refetch()
    else if (isPending) onWish(!wished)
    else toggle.mutate(!marked)
  }
  return <FavouriteMark marked={marked || wished} onPress={press} barred={barred} />
}
