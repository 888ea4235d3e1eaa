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

/** A link to a page of the product: prefetched on hover, shown with a view transition where the browser supports it. */
export const Link = (props: LinkProps) => <RouterLink prefetch="intent" viewTransition {...props} />

/** The same, marked when it leads to the current page. */
export const NavLink = (props: NavLinkProps) => <RouterNavLink prefetch="intent" viewTransition {...props} />

/** Navigates with the same view transition as a link. */
export const useNavigate = (): NavigateFunction => {
  const navigate = useRouterNavigate()
  return useCallback(
    (to: To | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(to, { viewTransition: true, ...options }),
    [navigate],
  ) as NavigateFunction
}
