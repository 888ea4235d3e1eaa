import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient, forgetAnswersOf } from './query-client.ts'
import { onSessionChange } from './session.ts'

/** The client's data, forgotten when another person sits down. */
export const DataProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient)
  useEffect(() => onSessionChange(() => forgetAnswersOf(client)), [client])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
