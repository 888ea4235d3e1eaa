import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import type { Selection, Surroundings } from './place-draft.ts'

/** A pin moved with the arrow keys passes many positions. */
const DEBOUNCE_MS = 250

/** Address and city at a pin; undefined while they are loading or unavailable. */
export const useSurroundings = (
  selection: Selection | null,
): { around: Surroundings | undefined; isLooking: boolean } => {
  const spot = selection?.by === 'pin' ? `${selection.latitude},${selection.longitude}` : ''
  const settled = useDebouncedValue(spot, DEBOUNCE_MS)
  const [latitude, longitude] = settled.split(',').map(Number)
  const { data, isFetching } = useQuery({
    ...query('GET /maps/reverse', { query: { latitude, longitude } }),
    select: (answer) => answer.data,
    enabled: settled !== '',
    retry: false,
  })
  const current = spot === settled
  return { around: current ? data : undefined, isLooking: spot !== '' && (!current || isFetching) }
}
