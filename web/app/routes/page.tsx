import { Outlet, useRouteError } from 'react-router'
import { ErrorPage } from './error-page.tsx'

export default function Page() {
  return <Outlet />
}

/** The error boundary is here and not in the root, so that the document around a failed page stays. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
