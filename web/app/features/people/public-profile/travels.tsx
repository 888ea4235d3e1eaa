import { pages } from '@andariego/contract/pages'
import type { Travels as PersonsTravels } from '@andariego/contract/reviews'
import { useMemo } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SectionHeading } from '../../../ui/layout/page-heading.tsx'
import { ConfiguredMap } from '../../maps/public.ts'
import styles from './travels.module.css'
import { useTravels } from './travels-query.ts'

const HEIGHT = '22rem'

interface TravelsProps {
  userId: string
  initial?: PersonsTravels | undefined
}

/** The countries and cities a person has been to, and a map of their places; renders nothing without any. */
export const Travels = ({ userId, initial }: TravelsProps) => {
  const { data, isError, isFetching, refetch } = useTravels(userId, initial)
  if (data?.places.length === 0) return null
  return (
    <section>
      <SectionHeading title="Por dónde anduvo" />
      {!data && isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton shape="block" height={HEIGHT} />
        </SkeletonGroup>
      )}
      {data && <Told travels={data} />}
    </section>
  )
}

const Told = ({ travels: { countries, places } }: { travels: PersonsTravels }) => {
  const markers = useMemo(
    () =>
      places.map(({ name, ...place }) => ({ ...place, label: name, href: pages.place({ id: place.id }) })),
    [places],
  )
  const cities = countries.reduce((sum, country) => sum + country.cities.length, 0)
  return (
    <>
      {countries.length > 0 && (
        <p className={styles.sum}>
          {countOf(countries.length, 'país', 'países')}
          {cities > 0 && ` · ${countOf(cities, 'ciudad', 'ciudades')}`}
        </p>
      )}
      {countries.length > 0 && (
        <dl className={styles.countries}>
          {countries.map((country) => (
            <div key={country.name}>
              <dt>{country.name}</dt>
              <dd>{country.cities.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.map} data-print="hidden">
        <ConfiguredMap
          label="Mapa de los lugares por donde anduvo"
          height={HEIGHT}
          markers={markers}
          fitMarkers
        />
      </div>
    </>
  )
}
