import { Privacy } from '../features/moderation/pages/law.ts'
import { titleOf } from '../platform/rendering/page-title.ts'

export const meta = () => [
  { title: titleOf('Privacidad') },
  { name: 'description', content: 'Qué guarda Andariego de ti, para qué, cuánto tiempo y quién lo ve.' },
]

export default function PrivacyPage() {
  return <Privacy />
}
