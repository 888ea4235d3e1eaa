import { progressToNext } from '@andariego/contract/gamification-rules'
import type { PublicProfile } from '@andariego/contract/people'
import { calledBy } from '@andariego/contract/people-rules'
import type { ReactNode } from 'react'
import { countOf, formatDate } from '../../platform/format/format.ts'
import { useTimeZone } from '../../platform/format/time-zone.ts'
import { Email } from '../../ui/content/email.tsx'
import { Portrait } from '../../ui/content/portrait.tsx'
import { SectionHeading } from '../../ui/layout/page-heading.tsx'
import { BadgeList, LevelRing } from '../gamification/public.ts'
import { languageName } from './language-name.ts'
import styles from './profile.module.css'

const listOf = new Intl.ListFormat('es')

interface ProfileProps {
  profile: PublicProfile
  /** Buttons for actions on the person. */
  actions?: ReactNode
}

/** A person's profile: name, portrait, level and medals. */
export const Profile = ({ profile, actions }: ProfileProps) => {
  const { id, createdAt, stats, userName, userEmail, userHandle, userPortrait } = profile
  const { level, levelName, points, badges } = stats
  const zone = useTimeZone()
  return (
    <>
      <div className={styles.head}>
        <div className={styles.face}>
          <Portrait id={id} picture={userPortrait} size="large" />
          <LevelRing level={level} percent={progressToNext(points)} />
        </div>
        <div className={styles.words}>
          <h1 className={styles.email}>
            <Email>{calledBy(profile)}</Email>
          </h1>
          {(userHandle !== null || userName !== null) && (
            <p className={styles.ways}>
              {userHandle !== null && <span>@{userHandle}</span>}
              {userName !== null && userEmail !== null && (
                <span>
                  <Email>{userEmail}</Email>
                </span>
              )}
            </p>
          )}
          <p className={styles.summary}>
            <span>{`Nivel ${level}: ${levelName}`}</span>
            <span>{countOf(points, 'punto', 'puntos')}</span>
            <span>{countOf(badges.length, 'insignia', 'insignias')}</span>
          </p>
          <p className={styles.since}>
            {profile.homeCity !== null && <span>{profile.homeCity}</span>}
            {profile.languages.length > 0 && (
              <span>
                Habla {listOf.format(profile.languages.map((code) => languageName(code).toLowerCase()))}
              </span>
            )}
            <span>Miembro desde {formatDate(createdAt, zone)}</span>
          </p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {profile.bio !== null && <p className={styles.bio}>{profile.bio}</p>}
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
