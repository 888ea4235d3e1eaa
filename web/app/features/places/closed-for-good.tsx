import type { Place } from '@andariego/contract/places'
import { CLOSED_FOR_GOOD } from '@andariego/contract/places-rules'
import { Chip } from '../../ui/content/chip.tsx'

/** The label and colour of a place's pin; a place that has closed permanently looks faded. */
export const pinOf = ({ name, isClosed }: Pick<Place, 'name' | 'isClosed'>) => ({
  label: isClosed ? `${name} · ${CLOSED_FOR_GOOD}` : name,
  ...(isClosed && { color: 'var(--muted)' }),
})

/** A label for a place that has closed permanently. */
export const ClosedForGood = () => (
  // A grid stretches its items: the wrapper is stretched instead of the chip.
  <span>
    <Chip tone="danger">{CLOSED_FOR_GOOD}</Chip>
  </span>
)
