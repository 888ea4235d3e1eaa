import type { Restriction } from '@andariego/contract/moderation'
import { restrictionMessage } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'

export const RestrictionText = ({ kind, until, reason }: Restriction) => (
  <FormMessage>
    {restrictionMessage(kind, until, reason)} <Link to={pages.notices()}>Ver avisos</Link>
  </FormMessage>
)
