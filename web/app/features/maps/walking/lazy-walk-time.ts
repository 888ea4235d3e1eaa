import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { WalkTimeProps } from './walk-time.tsx'

/** The walking time, loaded lazily because the page is complete without it. */
export const WalkTime = lazyPart<WalkTimeProps>(
  async () => (await import('./walk-time.tsx')).WalkTime,
  ({ meanwhile }) => meanwhile,
  { dispensable: true },
)
