import type { Itinerary } from '@andariego/contract/itineraries'
import { pages } from '@andariego/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '../../../platform/api/queries.ts'
import { titleOf } from '../../../platform/rendering/page-title.ts'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import { ChoiceChip } from '../../../ui/content/chip.tsx'
import { useDrawnMaps } from '../../maps/public.ts'
import { ItineraryProblem } from '../itinerary-problem.tsx'
import { itineraryQuery } from '../itinerary-query.ts'
import { ItinerarySkeleton } from '../itinerary-skeleton.tsx'
import { bookDaysOf } from './book-day.ts'
import styles from './trip-book.module.css'
import { TripBook } from './trip-book.tsx'
import { usePrinting } from './use-printing.ts'

/** The size in px at which a day's map is drawn, so that its labels have the size of small print on either paper. */
const FORMATS = { A4: { width: 720, height: 380 }, A5: { width: 500, height: 300 } } as const
export type BookFormat = keyof typeof FORMATS

/** Preview of a trip as a printable book. */
export const BookPage = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useQuery(itineraryQuery(id))
  if (!data && error)
    return <ItineraryProblem error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <ItinerarySkeleton />
  return <Book trip={data} />
}

const Book = ({ trip }: { trip: Itinerary }) => {
  const [format, setFormat] = useState<BookFormat>('A4')
  const photos = useQuery(query('GET /itineraries/:id/photos', { params: { id: trip.id } }))
  const days = bookDaysOf(trip, photos.data?.data ?? [])
  const mapped = days.filter(({ stops }) => stops.length > 0)
  const maps = useDrawnMaps(
    mapped.map(({ stops }) => stops.map(({ place }) => place)),
    FORMATS[format],
  )
  const settled = maps.filter(({ map, hasFailed }) => map || hasFailed).length
  const book = useRef<HTMLDivElement>(null)
  const isWaiting = settled < maps.length || photos.isPending
  const { isPreparing, print } = usePrinting(book, isWaiting)
  return (
    <>
      <title>{titleOf(`Libro de ${trip.name}`)}</title>
      <div className={styles.tools} data-print="hidden">
        {(['A4', 'A5'] as const).map((one) => (
          <ChoiceChip key={one} chosen={format === one} onClick={() => setFormat(one)}>
            {one}
          </ChoiceChip>
        ))}
        <Button busy={isPreparing} onClick={print}>
          Imprimir
        </Button>
        <LinkButton to={pages.itinerary({ id: trip.id })} variant="secondary">
          Volver al itinerario
        </LinkButton>
        <p role="status" className={styles.progress}>
          {settled < maps.length
            ? `Dibujando los mapas: ${settled} de ${maps.length}.`
            : photos.isError
              ? 'Los mapas están listos; las fotos no se pudieron cargar.'
              : !isWaiting && 'El libro está listo.'}
        </p>
      </div>
      <TripBook
        ref={book}
        trip={trip}
        days={days}
        maps={new Map(mapped.map(({ date }, index) => [date, maps[index]]))}
        format={format}
      />
    </>
  )
}
