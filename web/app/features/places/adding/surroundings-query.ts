import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import type { Selection, Surroundings } from './place-draft.ts'

/** A pin moved with the arrow keys passes many spots. */
const DEBOUNCE_MS = 250

/** Address and city at a pin; undefined while they are on their way or cannot be had. */
export const useSurroundings = (
  selection: Selection | null,
): { around: Surroundings | undefined; isLooking: boolean } => {
  const spot = selection?.by === 'pin' ? `${selection.latitude},${selection.longitude}` : ''
  const settled = useDebouncedValue(spot, DEBOUNCE_MS)
  const { data, isFetching } = useQuery({
    queryKey: ['maps', 'reverse', settled],
    queryFn: async ({ signal }) => {
      const [latitude, longitude] = settled.split(',').map(Number)
      return (await api('GET /maps/reverse', { query: { latitude, longitude }, signal })).data
    },
    enabled: settled !== '',
    retry: false,
  })
  const current = spot === settled
  return { around: current ? data : undefined, isLooking: spot !== '' && (!current || isFetching) }
}
