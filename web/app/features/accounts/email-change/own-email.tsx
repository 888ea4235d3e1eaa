import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** Shows the current address and the form to change it. */
export const OwnEmail = ({ userId, known }: OwnEmailProps) => {
  const { data } = useQuery({
    ...query('GET /auth/email'),
    select: ({ data }) => data,
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
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
