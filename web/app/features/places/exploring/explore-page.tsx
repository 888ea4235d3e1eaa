import type { Place, PlaceCluster } from '@andariego/contract/places'
import { IconList, IconMap2 } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { countOf } from '../../../platform/format/format.ts'
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { MapExtent } from '../../maps/public.ts'
import { useClusters } from './clusters-query.ts'
import { type ExploreFilters, NO_FILTERS } from './explore-filters.ts'
import { ExploreList } from './explore-list.tsx'
import { type PlacePage, useExploreList } from './explore-list-query.ts'
import { ExploreMap } from './explore-map.tsx'
import styles from './explore-page.module.css'
import { FilterBar } from './filter-bar.tsx'
import { NearbyNotice } from './nearby-notice.tsx'
import { useExploreAddress } from './use-explore-address.ts'
import { useMapTarget } from './use-map-target.ts'
import { usePosition } from './use-position.ts'
import { WishedList } from './wished-list.tsx'
import { useWishedPlaces, type WishedPlaces } from './wished-query.ts'

const SETTLE_MS = 250

interface ExplorePageProps {
  /** The data that the page was loaded with. */
  filters: ExploreFilters
  page: PlacePage
  /** Places that fit a wish in the words; null when places have such a name. */
  wished: WishedPlaces | null
}

/** Wished places are so few that each one gets its own marker. */
const clustersOf = (found: WishedPlaces): PlaceCluster[] =>
  found.map(({ place }) => ({ latitude: place.latitude, longitude: place.longitude, count: 1, place }))

/**
 * The page with all places: a list beside the map. With each press of a link, the router renders its routes anew before it shows
 * the next page; this renders only for other data.
 */
export const ExplorePage = memo((loaded: ExplorePageProps) => {
  const { filters, view, change, show } = useExploreAddress(loaded.filters)
  const nearby = filters.sort === 'nearby'
  const { position, status, ask } = usePosition(nearby)
  const from = nearby ? position : null
  const { list, places, firstPage, totalCount } = useExploreList(filters, from, loaded)
  const [extent, setExtent] = useState<MapExtent | null>(null)
  const settled = useDebouncedValue(extent, SETTLE_MS)
  const clusters = useClusters(settled, filters)
  const [highlighted, setHighlighted] = useState<Place | null>(null)
  const isUnnamed = filters.q !== '' && totalCount === 0 && list.isSuccess && !list.isPlaceholderData
  const wished = useWishedPlaces(filters, isUnnamed, loaded)
  const found = isUnnamed && wished.data && wished.data.length > 0 ? wished.data : null
  const { target, keepHere } = useMapTarget({
    filters,
    places: list.isPlaceholderData ? undefined : (found?.map(({ place }) => place) ?? firstPage?.places),
  })
  const searchHere = (bounds: MapExtent, options?: { replace: boolean }) => {
    const { west, south, east, north } = bounds
    keepHere(bounds)
    change({ zone: { west, south, east, north } }, options)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move that has come to rest changes the zone
  useEffect(() => {
    if (settled?.byHand && filters.zone) searchHere(settled, { replace: true })
  }, [settled])

  const shown = useRef<HTMLElement>(null)
  const [cleared, setCleared] = useState(0)
  const clear = () => {
    // The button goes with the empty result: the places that come back are next.
    shown.current?.focus()
    change(NO_FILTERS)
    setCleared((count) => count + 1)
  }

  const outdated = list.isPlaceholderData
  const cities = [...new Set(places.flatMap(({ city }) => city ?? []))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  )
  return (
    <div className={styles.page} data-view={view}>
      {/* Its fields may have words that are not among the filters yet; they are cleared with them. */}
      <FilterBar
        key={cleared}
        filters={filters}
        short={view === 'map'}
        cities={cities}
        onChange={change}
        onNearby={ask}
      />
      <div className={styles.halves}>
        <section
          ref={shown}
          tabIndex={-1}
          className={styles.list}
          aria-label="Lista de lugares"
          aria-busy={outdated}
        >
          <p role="status" className={styles.count}>
            {list.data ? countOf(found?.length ?? totalCount, 'lugar', 'lugares') : ' '}
            {found && ' por lo que cuentan los viajeros'}
            {filters.zone && ' en esta zona'}
          </p>
          {nearby && !position && <NearbyNotice status={status} ask={ask} />}
          {found && (
            <WishedList found={found} outdated={wished.isPlaceholderData} onHighlight={setHighlighted} />
          )}
          {!found && (
            <ExploreList
              places={places}
              loading={list.isPending || (isUnnamed && wished.isPending)}
              outdated={outdated}
              failed={list.isError && !list.isFetchNextPageError}
              onRetry={() => void list.refetch()}
              more={{
                has: list.hasNextPage && !outdated,
                loading: list.isFetchingNextPage,
                failed: list.isFetchNextPageError,
                load: () => void list.fetchNextPage(),
              }}
              from={from}
              zoned={filters.zone !== null}
              onClear={clear}
              onHighlight={setHighlighted}
            />
          )}
        </section>
        <div className={styles.map}>
          <ExploreMap
            clusters={found ? clustersOf(found) : (clusters.data ?? [])}
            failed={clusters.isError}
            highlighted={highlighted}
            target={target}
            zoned={filters.zone !== null}
            onZoned={(zoned) => (zoned && extent ? searchHere(extent) : change({ zone: null }))}
            onMove={setExtent}
          />
        </div>
      </div>
      {/* An empty result has no map, and the button would cover the link that clears the filters. */}
      {(view === 'map' || places.length > 0) && (
        <div className={styles.switch}>
          <Button
            icon={view === 'list' ? <IconMap2 aria-hidden="true" /> : <IconList aria-hidden="true" />}
            onClick={() => show(view === 'list' ? 'map' : 'list')}
          >
            {view === 'list' ? 'Ver mapa' : 'Ver lista'}
          </Button>
        </div>
      )}
    </div>
  )
})
