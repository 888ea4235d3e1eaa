import type { Group } from '@andariego/contract/groups'
import { pages } from '@andariego/contract/pages'
import { calledBy } from '@andariego/contract/people-rules'
import { IconRoute } from '@tabler/icons-react'
import { Link } from '../../platform/rendering/link.tsx'
import styles from './shared-itineraries.module.css'

/** The itineraries that members share with a group; renders nothing when there are none. */
export const SharedItineraries = ({ group, viewerId }: { group: Group; viewerId: string }) => {
  if (group.itineraries.length === 0) return null
  return (
    <section className={styles.shared}>
      <h3 className={styles.heading}>Itinerarios compartidos</h3>
      <ul className={styles.list}>
        {group.itineraries.map(({ id, name, owner }) => (
          <li key={id} className={styles.itinerary}>
            <IconRoute aria-hidden="true" />
            <div className={styles.words}>
              <Link to={pages.itinerary({ id })}>{name}</Link>
              <span className={styles.owner}>{owner.id === viewerId ? 'Tuyo' : `De ${calledBy(owner)}`}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
