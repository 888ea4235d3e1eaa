import { Terms } from '../features/moderation/pages/law.ts'
import { titleOf } from '../platform/rendering/page-title.ts'

export const meta = () => [
  { title: titleOf('Términos') },
  { name: 'description', content: 'Qué es Andariego, qué puedes esperar de él y qué espera de ti.' },
]

export default function TermsPage() {
  return <Terms />
}
