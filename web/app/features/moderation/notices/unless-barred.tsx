import type { Restriction } from '@andariego/contract/moderation'
import type { Need } from '@andariego/contract/restriction-rules'
import type { ReactNode } from 'react'
import { useRestriction } from '../../../platform/session/restriction.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const RestrictionText = lazyPart<Restriction>(
  async () => (await import('./restriction-text.tsx')).RestrictionText,
)

/** A form; in its place, why moderators have barred the viewer from sending it. */
export const UnlessBarred = ({ from, children }: { from: Need; children: ReactNode }) => {
  const restriction = useRestriction(from)
  return restriction === null ? children : <RestrictionText {...restriction} />
}
