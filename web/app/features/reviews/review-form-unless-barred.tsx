import type { ComponentProps } from 'react'
import { UnlessBarred } from '../moderation/public.ts'
import { ReviewForm } from './review-form.tsx'

/** The form, or why the viewer may not publish: together, because neither belongs to a first visit. */
export const ReviewFormUnlessBarred = (props: ComponentProps<typeof ReviewForm>) => (
  <UnlessBarred from="publish">
    <ReviewForm {...props} />
  </UnlessBarred>
)
