import { pages } from '@andariego/contract/pages'
import type { Place } from '@andariego/contract/places'
import { Link } from '../../../platform/rendering/link.tsx'
import type { OptionLine } from '../../../ui/form/combobox/combobox-list.tsx'
import { ClosedForGood } from '../closed-for-good.tsx'
import { PlaceImage } from '../place-image.tsx'
import styles from './place-search.module.css'

interface PlaceSuggestionProps {
  place: Place
  line: OptionLine
}

/** A link, so that a click works as usual, also into a new tab; Enter follows it from the field. */
export const PlaceSuggestion = ({ place, line: { onClick: _, ...line } }: PlaceSuggestionProps) => (
  <Link {...line} to={pages.place({ id: place.id })} className={styles.option}>
    <PlaceImage place={place} sizes="48px" shape="thumbnail" decorative />
    <span className={styles.words}>
      <span className={styles.name}>{place.name}</span>
      <span className={styles.where}>{place.city ?? place.address}</span>
      {place.isClosed && <ClosedForGood />}
    </span>
  </Link>
)
