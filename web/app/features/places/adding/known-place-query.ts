import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import type { PlaceValues } from './place-draft.ts'

const DEBOUNCE_MS = 300

/** The existing place with this name at this position. Null also while this is unknown: the server checks again anyway. */
export const useKnownPlace = (values: PlaceValues | null): Place | null => {
  const name = useDebouncedValue(values?.name.trim() ?? '', DEBOUNCE_MS)
  const asked = { name, latitude: values?.latitude ?? 0, longitude: values?.longitude ?? 0 }
  const { data } = useQuery({
    ...query('GET /places/check', { query: asked }),
    select: ({ place }) => place,
    enabled: values !== null && name !== '',
    retry: false,
  })
  return (values !== null && name === values.name.trim() && data) || null
}
