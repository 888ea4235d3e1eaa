import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import type { PlaceValues } from './place-draft.ts'

const DEBOUNCE_MS = 300

/** The place of that name which stands there already. Null, too, while that is not known: the server asks again itself. */
export const useKnownPlace = (values: PlaceValues | null): Place | null => {
  const name = useDebouncedValue(values?.name.trim() ?? '', DEBOUNCE_MS)
  const query = { name, latitude: values?.latitude ?? 0, longitude: values?.longitude ?? 0 }
  const { data } = useQuery({
    queryKey: ['places', 'check', query],
    queryFn: async ({ signal }) => (await api('GET /places/check', { query, signal })).place,
    enabled: values !== null && name !== '',
    retry: false,
  })
  return (values !== null && name === values.name.trim() && data) || null
}
