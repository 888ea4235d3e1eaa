import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate } from '../../../platform/api/invalidate.ts'
import { query } from '../../../platform/api/queries.ts'
import { getSession, keepWithUser } from '../../../platform/session/session.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import styles from './own-email.module.css'
import { PendingEmail } from './pending-email.tsx'

interface OwnEmailProps {
  userId: string
  /** The address stored in this browser; another device may have changed it since. */
  known: string
}

const ownEmail = query('GET /auth/email')

/** Shows the current address and the form to change it. */
export const OwnEmail = ({ userId, known }: OwnEmailProps) => {
  const client = useQueryClient()
  const { data, isFetchedAfterMount } = useQuery({
    ...ownEmail,
    select: ({ data }) => data,
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
    enabled: () => getSession() !== null,
  })
  useEffect(() => {
    if (isFetchedAfterMount && data && data.email !== getSession()?.user.email)
      keepWithUser(userId, { email: data.email })
  }, [userId, data, isFetchedAfterMount])
  // Another tab has confirmed the change: what is stored since then is newer than the answer here.
  useEffect(() => {
    const answered = client.getQueryData(ownEmail.queryKey)?.data.email
    if (answered !== undefined && answered !== known) void invalidate(client, 'GET /auth/email')
  }, [client, known])
  return (
    <div className={styles.email}>
      {data?.pending && <PendingEmail {...data.pending} />}
      <ChangeEmailForm current={known} />
    </div>
  )
}
