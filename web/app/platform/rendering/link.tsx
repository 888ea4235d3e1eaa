import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'

/** A link to a page of the product: prefetched on hover. */
export const Link = (props: LinkProps) => <RouterLink prefetch="intent" {...props} />

/** The same, marked when it leads to the current page. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink prefetch="intent" {...props} />
