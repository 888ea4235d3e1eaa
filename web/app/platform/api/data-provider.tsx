import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { onSessionChange } from '../session/session.ts'
import { createQueryClient, forgetAnswersOf } from './query-client.ts'

/** Provides the query client, whose cache is cleared when another user signs in. */
export const DataProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient)
  useEffect(() => onSessionChange(() => forgetAnswersOf(client)), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
