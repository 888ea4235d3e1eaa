import { pages } from '@andariego/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { titleOf } from '../../../platform/rendering/page-title.ts'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import { ChoiceChip } from '../../../ui/content/chip.tsx'
import { ItineraryProblem } from '../itinerary-problem.tsx'
import { itineraryQuery } from '../itinerary-query.ts'
import { ItinerarySkeleton } from '../itinerary-skeleton.tsx'
import styles from './trip-book.module.css'
import { TripBook } from './trip-book.tsx'

const FORMATS = ['A4', 'A5'] as const

/** A trip as a book, to be looked at before it is printed. */
export const BookPage = ({ id }: { id: string }) => {
  const { data, error, refetch, isFetching } = useQuery(itineraryQuery(id))
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('A4')
  if (!data && error)
    return <ItineraryProblem error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <ItinerarySkeleton />
  return (
    <>
      <title>{titleOf(`Libro de ${data.name}`)}</title>
      <div className={styles.tools} data-print="hidden">
        {FORMATS.map((one) => (
          <ChoiceChip key={one} chosen={format === one} onClick={() => setFormat(one)}>
            {one}
          </ChoiceChip>
        ))}
        <Button onClick={() => window.print()}>Imprimir</Button>
        <LinkButton to={pages.itinerary({ id })} variant="secondary">
          Volver al itinerario
        </LinkButton>
      </div>
      <TripBook trip={data} format={format} />
    </>
  )
}
