import { pages } from '@andariego/contract/pages'
import { placeKindName } from '@andariego/contract/place-kinds-rules'
import type { Place } from '@andariego/contract/places'
import { Link } from '../../../platform/rendering/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import styles from './place-kind.module.css'
import { PlaceKindIcon } from './place-kind-icon.tsx'

const CorrectKind = lazyPart(async () => (await import('./correct-kind.tsx')).CorrectKind, null, {
  dispensable: true,
})

/** The kind of a place, with a link to other places of that kind; the user who added the place may correct it. */
export const PlaceKindOf = ({ place }: { place: Place }) => {
  const signedIn = useSession() !== null
  return (
    <>
      {place.kind && (
        <Link
          to={pages.explore({ tipo: place.kind })}
          className={styles.kind}
          title={`Explorar más lugares de este tipo: ${placeKindName(place.kind)}`}
        >
          <PlaceKindIcon kind={place.kind} />
          {placeKindName(place.kind)}
        </Link>
      )}
      {signedIn && <CorrectKind place={place} />}
    </>
  )
}
