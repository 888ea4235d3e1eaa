import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { WalkTimeProps } from './walk-time.tsx'

/** 'a 12 min a pie', once its code is there; nobody misses it before. */
export const WalkTime = lazyPart<WalkTimeProps>(
  async () => (await import('./walk-time.tsx')).WalkTime,
  null,
  {
    dispensable: true,
  },
)
