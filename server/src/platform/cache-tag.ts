declare const brand: unique symbol

/**
 * Names something that cached answers show. Each domain creates its tags in `cache-tags.ts`, and its `changed.ts` says which of
 * them a change concerns. The type is branded, so that no other string is accepted as a tag.
 */
export type CacheTag = string & { readonly [brand]: true }

export const cacheTag = (name: string): CacheTag => name as CacheTag

/** Returns the first word of a tag, by which pages declare what they show: `place` for `place:{id}`. */
export const kindOfTag = (tag: CacheTag): string => tag.split(':', 1)[0] ?? ''
