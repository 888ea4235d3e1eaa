import type { Place } from '@andariego/contract/places'
import { CLOSED_FOR_GOOD } from '@andariego/contract/places-rules'
import { Chip } from '../../ui/content/chip.tsx'

/** How a pin is called, and drawn: one that nobody can go to any more looks faded. */
export const pinOf = ({ name, isClosed }: Pick<Place, 'name' | 'isClosed'>) => ({
  label: isClosed ? `${name} · ${CLOSED_FOR_GOOD}` : name,
  ...(isClosed && { color: 'var(--muted)' }),
})

/** Nobody can go there any more. */
export const ClosedForGood = () => (
  // A grid stretches what stands in it: this, and not the chip.
  <span>
    <Chip tone="danger">{CLOSED_FOR_GOOD}</Chip>
  </span>
)
