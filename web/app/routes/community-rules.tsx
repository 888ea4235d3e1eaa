import { CommunityRules } from '../features/moderation/pages/law.ts'
import { titleOf } from '../platform/rendering/page-title.ts'

export const meta = () => [
  { title: titleOf('Normas de la comunidad') },
  { name: 'description', content: 'Cómo se publica, se denuncia, se decide y se apela en Andariego.' },
]

export default function CommunityRulesPage() {
  return <CommunityRules />
}
