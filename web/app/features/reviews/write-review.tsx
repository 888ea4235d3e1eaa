import { useEffect, useState } from 'react'
import { useRestriction } from '../../platform/session/restriction.ts'
import { useSession } from '../../platform/session/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import styles from './review-section.module.css'
import { SignInPrompt } from './sign-in-prompt.tsx'

const FormSkeleton = () => (
  <SkeletonGroup>
    <Skeleton width="8rem" />
    <Skeleton width="14rem" height="48px" />
    <Skeleton shape="block" height="8.5rem" />
    <Skeleton shape="button" />
  </SkeletonGroup>
)
const ReviewForm = lazyPart(
  async () => (await import('./review-form-unless-barred.tsx')).ReviewFormUnlessBarred,
  <FormSkeleton />,
)

/** The form for a review, or the prompt to sign in. The form's code loads for signed-in users only. */
export const WriteReview = ({ place }: { place: { id: string; name: string } }) => {
  const session = useSession()
  const isBarred = useRestriction('publish') !== null
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useEffect(() => {
    if (session) setWasSignedIn(true)
  }, [session])
  return (
    <>
      <div className="only-anonymous" data-print="hidden">
        <SignInPrompt lost={wasSignedIn && !session} />
      </div>
      <div className={classNames('only-user', !isBarred && styles.write)} data-print="hidden">
        {session ? <ReviewForm place={place} /> : <FormSkeleton />}
      </div>
    </>
  )
}
