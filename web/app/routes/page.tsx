import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

export default function Page() {
  return <Outlet />
}

/** Here and not in the root: the document around a page that failed stays as it is. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
