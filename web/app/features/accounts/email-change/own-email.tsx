import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../platform/api/queries.ts'
import { getSession, keepWithUser } from '../../../platform/session/session.ts'
import { ChangeEmailForm } from './change-email-form.tsx'
import styles from './own-email.module.css'
import { PendingEmail } from './pending-email.tsx'

interface OwnEmailProps {
  userId: string
  /** As this browser knows it; it may have been changed from another one. */
  known: string
}

/** The way to another address. */
export const OwnEmail = ({ userId, known }: OwnEmailProps) => {
  const { data } = useQuery({
    ...query('GET /auth/email'),
    select: ({ data }) => data,
    // The page of somebody who signs out stands a little longer than their session.
    enabled: () => getSession() !== null,
  })
  const email = data?.email ?? known
  useEffect(() => {
    if (email !== known) keepWithUser(userId, { email })
  }, [userId, email, known])
  return (
    <div className={styles.email}>
      {data?.pending && <PendingEmail {...data.pending} />}
      <ChangeEmailForm current={email} />
    </div>
  )
}
