import { UnlessBarred } from '../features/moderation/public.ts'
import { AddPlaceForm, AddPlaceSkeleton } from '../features/places/pages/add-place.ts'
import { titleOf } from '../platform/rendering/page-title.ts'
import { useRequiredSession } from '../platform/session/use-required-session.ts'
import { Container } from '../ui/layout/container.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'

const TITLE = 'Agregar Nuevo Lugar'

export const meta = () => [{ title: titleOf(TITLE) }]

export default function AddPlace() {
  const session = useRequiredSession()
  return (
    <Container>
      <PageHeading title={TITLE} lead="Comparte un lugar que otros viajeros deberían conocer." />
      {session ? (
        <UnlessBarred from="publish">
          <AddPlaceForm />
        </UnlessBarred>
      ) : (
        <AddPlaceSkeleton />
      )}
    </Container>
  )
}
