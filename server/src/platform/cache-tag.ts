declare const brand: unique symbol

/**
 * Names something that kept answers show. Each domain makes its own in `cache-tags.ts`, and says in `changed.ts` which of them a
 * change concerns: no string written elsewhere passes for one.
 */
export type CacheTag = string & { readonly [brand]: true }

export const cacheTag = (name: string): CacheTag => name as CacheTag
