import { Container } from '../ui/container.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export default function Profile() {
  return (
    <Container>
      <PageHeading title="Perfil de Usuario" />
    </Container>
  )
}
