import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { Link } from '../../../platform/rendering/link.tsx'
import { PlaceImage } from '../place-image.tsx'
import styles from './place-search.module.css'

interface SuggestionListProps {
  id: string
  optionId: (index: number) => string
  places: readonly Place[]
  active: number
}

/** The list below the search field; it exists while empty, too, because the field refers to it. */
export const SuggestionList = ({ id, optionId, places, active }: SuggestionListProps) => (
  <>
    <div id={id} role="listbox" aria-label="Lugares" className={styles.list} hidden={places.length === 0}>
      {places.map((place, index) => (
        <Link
          key={place.id}
          id={optionId(index)}
          to={pages.place({ id: place.id })}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
        >
          <PlaceImage place={place} sizes="48px" shape="thumbnail" decorative />
          <span className={styles.words}>
            <span className={styles.name}>{place.name}</span>
            <span className={styles.where}>{place.city ?? place.address}</span>
          </span>
        </Link>
      ))}
    </div>
    <div role="status" className={styles.status}>
      {places.length > 0 && `${places.length === 1 ? 'Una sugerencia' : `${places.length} sugerencias`}`}
    </div>
  </>
)
