import { useCallback } from 'react'
import {
  type LinkProps,
  type NavigateFunction,
  type NavigateOptions,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router'

/** A link to a page of the product: fetched when pointed at, shown with the browser's own transition where it has one. */
export const Link = (props: LinkProps) => <RouterLink prefetch="intent" viewTransition {...props} />

/** The same, marked as the current page where it is. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink prefetch="intent" viewTransition {...props} />

/** Goes to a page with the same transition as a link. */
export const useNavigate = (): NavigateFunction => {
  const navigate = useRouterNavigate()
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(to, { viewTransition: true, ...options }),
    [navigate],
  ) as NavigateFunction
}
