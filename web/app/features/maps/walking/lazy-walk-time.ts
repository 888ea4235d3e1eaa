import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { WalkTimeProps } from './walk-time.tsx'

/** How long one walks, once its code is there; nobody misses it before. */
export const WalkTime = lazyPart<WalkTimeProps>(
  async () => (await import('./walk-time.tsx')).WalkTime,
  ({ meanwhile }) => meanwhile,
  { dispensable: true },
)
