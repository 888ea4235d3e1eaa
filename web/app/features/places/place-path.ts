import { loginPath } from '../../platform/session/next-page.ts'

/** Where a place has its page. */
export const placePath = (placeId: string): string => `/place/${placeId}`

/** Where a visitor signs in and then comes back to the place. */
export const signInPathFrom = (placeId: string): string => loginPath(placePath(placeId))
