import type { CallerOrVisitor } from '../../platform/policy.ts'

/** What files belong to. `type` is the kind of thing in the singular (`review`); `id` is unique among owners of all kinds. */
export interface Owner {
  type: string
  id: string
}

/**
 * Who may see the files of a kind of owner: everyone, and caches may store them; or those whom the owner's domain allows, checked
 * with every request.
 */
export type MediaReaders = Readonly<
  Record<string, 'everyone' | ((caller: CallerOrVisitor, ownerId: string) => Promise<boolean>)>
>

/** Returns whether this owner's files are public, private but visible to this caller, or not visible to this caller. */
export const visibilityOf = async (
  readers: MediaReaders,
  caller: CallerOrVisitor,
  { type, id }: Owner,
): Promise<'public' | 'private' | null> => {
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined
  if (reader === 'everyone') return 'public'
  return reader && (await reader(caller, id)) ? 'private' : null
}
