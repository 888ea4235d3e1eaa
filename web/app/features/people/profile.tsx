import { progressToNext } from '@andariego/contract/gamification-rules'
import type { PublicProfile } from '@andariego/contract/people'
import type { ReactNode } from 'react'
import { countOf, formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { BadgeList, LevelRing } from '../gamification/public.ts'
import styles from './profile.module.css'

interface ProfileProps {
  profile: PublicProfile
  /** What one can do with them. */
  actions?: ReactNode
}

/** A person: who they are, where they stand, and their medals. */
export const Profile = ({ profile, actions }: ProfileProps) => {
  const { email, createdAt, stats } = profile
  const { level, levelName, points, badges } = stats
  const zone = useTimeZone()
  return (
    <>
      <div className={styles.head}>
        <LevelRing level={level} percent={progressToNext(points)} />
        <div className={styles.words}>
          <h1 className={styles.email}>{email}</h1>
          <p className={styles.summary}>
            <span>{`Nivel ${level}: ${levelName}`}</span>
            <span>{countOf(points, 'punto', 'puntos')}</span>
            <span>{countOf(badges.length, 'insignia', 'insignias')}</span>
          </p>
          <p className={styles.since}>Miembro desde {formatDate(createdAt, zone)}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <section>
        <SectionHeading title="Insignias" />
        <div className={styles.badges}>
          {badges.length > 0 ? (
            <BadgeList badges={badges} />
          ) : (
            <p className={styles.none}>Este usuario no tiene insignias aún.</p>
          )}
        </div>
      </section>
    </>
  )
}
