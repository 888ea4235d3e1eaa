import type { ChatSource } from '@andariego/contract/assistant'
import { pages } from '@andariego/contract/pages'
import { reviewsAnchor } from '@andariego/contract/reviews-rules'
import { useContext } from 'react'
import { handOn } from '../../platform/drafts/handed-on.ts'
import { useRestriction } from '../../platform/session/restriction.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx'
import { CoveringContext } from './place-link.tsx'
import { UntoldPrompt } from './untold-prompt.tsx'

/** For each question that no review answers yet, a link to the form for a review of its place, which gets the question. */
export const TellUntold = ({ sources }: { sources: readonly ChatSource[] }) => {
  const replace = useContext(CoveringContext)
  const mayPublish = useRestriction('publish') === null
  return (
    mayPublish &&
    sources.map(
      ({ placeId, name, untold }) =>
        untold && (
          <UntoldPrompt key={placeId}>
            <LinkButton
              to={`${pages.place({ id: placeId })}#${reviewsAnchor}`}
              variant="secondary"
              size="small"
              prefetch="none"
              replace={replace}
              onClick={() => handOn(`asked:${placeId}`, untold)}
            >
              Contarlo en una reseña<VisuallyHidden> de {name}</VisuallyHidden>
            </LinkButton>
          </UntoldPrompt>
        ),
    )
  )
}
