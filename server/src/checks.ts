import { gamificationChecks } from './features/gamification/public.ts'
import { mediaChecks } from './features/media/public.ts'
import { messagesChecks } from './features/messages/public.ts'
import { placesChecks } from './features/places/public.ts'
import { reviewsChecks } from './features/reviews/public.ts'
import type { Check } from './platform/check.ts'
import type { Services } from './platform/services.ts'

/** The checks of all domains' redundant data. */
export const checksOf = (services: Pick<Services, 'database' | 'storage'>): Check[] => [
  ...placesChecks(services),
  ...reviewsChecks(services),
  ...messagesChecks(services),
  ...gamificationChecks(services),
  ...mediaChecks(services),
]
