import type { SubjectType } from '@andariego/contract/moderation-rules'

interface AuthorWords {
  /** The heading of what is known about the author. */
  heading: string
  /** What the decisions about the author are about. */
  about: string
}

const published: AuthorWords = { heading: 'Quién lo publicó', about: 'Sobre quien lo publicó' }
const written: AuthorWords = { heading: 'Quién lo escribió', about: 'Sobre quien lo escribió' }
const made: AuthorWords = { heading: 'Quién lo creó', about: 'Sobre quien lo creó' }

/** How the desk calls the person behind what was reported: a profile is nothing that somebody published. */
export const authorWords: Record<SubjectType, AuthorWords> = {
  review: written,
  media: published,
  place: published,
  description: written,
  user: { heading: 'La persona denunciada', about: 'Sobre la persona' },
  message: written,
  group: made,
  itinerary: made,
  comment: written,
}
