import { lazy, Suspense } from 'react'
import { useSession } from '../platform/session.ts'

const UserTools = lazy(() => import('./user-tools.tsx'))

/** What only signed-in visitors use loads when the page is there, for them alone; its room is kept by the header. */
export const UserToolsSlot = () =>
  useSession() && (
    <Suspense>
      <UserTools />
    </Suspense>
  )
