import { CLOSED_FOR_GOOD } from '@andariego/contract/places-rules'
import { Chip } from '../../ui/content/chip.tsx'

/** Nobody can go there any more. */
export const ClosedForGood = () => <Chip tone="danger">{CLOSED_FOR_GOOD}</Chip>
