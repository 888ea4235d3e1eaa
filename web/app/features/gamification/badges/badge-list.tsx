import type { EarnedBadge } from '@andariego/contract/gamification'
import { IconShare2 } from '@tabler/icons-react'
import { useId } from 'react'
import { formatDate } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { BRAND } from '../../../platform/rendering/page-title.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { share } from '../../../ui/feedback/share.ts'
import styles from './badge-list.module.css'
import { BadgeMedal } from './badge-medal.tsx'

interface BadgeListProps {
  badges: readonly EarnedBadge[]
  /** The badges are the viewer's own. */
  shareable?: boolean
}

const shareBadge = ({ name, description }: EarnedBadge) =>
  share(
    {
      title: `Insignia ${name}`,
      text: `¡Gané la insignia «${name}» en ${BRAND}! ${description}`,
      url: location.origin,
    },
    '¡Texto copiado al portapapeles!',
  )

/** The badges as medals in a row, in the order they were earned. */
export const BadgeList = ({ badges, shareable }: BadgeListProps) => (
  <ul className={styles.list}>
    {badges.map((badge) => (
      <Badge key={badge.slug} badge={badge} shareable={shareable} />
    ))}
  </ul>
)

const Badge = ({ badge, shareable }: { badge: EarnedBadge; shareable?: boolean }) => {
  const { slug, name, description, earned_at } = badge
  const tooltip = useId()
  const zone = useTimeZone()
  return (
    <li className={styles.badge} title={description}>
      <BadgeMedal slug={slug} size="large" />
      <span className={styles.name}>{name}</span>
      <span id={tooltip} role="tooltip" className={styles.earned}>
        Ganada el {formatDate(earned_at, zone)}
      </span>
      {shareable && (
        <IconButton
          label={`Compartir la insignia ${name}`}
          icon={<IconShare2 aria-hidden="true" />}
          aria-describedby={tooltip}
          className={styles.share}
          onClick={() => void shareBadge(badge)}
        />
      )}
    </li>
  )
}
