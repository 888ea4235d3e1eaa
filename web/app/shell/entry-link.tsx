import { pages } from '@andariego/contract/pages'
import type { ReactNode } from 'react'
import { NavLink } from '../platform/rendering/link.tsx'
import { useBarred } from '../platform/session/restriction.ts'
import type { NavigationEntry } from './navigation.ts'

interface EntryLinkProps {
  entry: NavigationEntry
  className?: string | undefined
  replace?: boolean
  children: ReactNode
}

/** A link of the navigation. */
export const EntryLink = ({ entry: { to, needs }, ...rest }: EntryLinkProps) => {
  const barred = useBarred(needs)
  return <NavLink {...rest} to={to} end={to === pages.home()} {...barred} />
}
