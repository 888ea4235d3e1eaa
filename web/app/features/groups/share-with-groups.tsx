import type { Itinerary } from '@andariego/contract/itineraries'
import { sharingEtag } from '@andariego/contract/itineraries-rules'
import { type FormEvent, useState } from 'react'
import { useBarred } from '../../platform/session/restriction.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { GroupChoice } from './group-choice.tsx'
import { shareFailure } from './group-failure.ts'
import styles from './share-with-groups.module.css'
import { useShareItinerary } from './use-share-itinerary.ts'

interface ShareWithGroupsProps {
  itinerary: Pick<Itinerary, 'id' | 'sharedWith'>
  /** Called after the groups were saved. */
  onShared: (sharedWith: Itinerary['sharedWith']) => void
}

/** Form to choose the groups that may see an itinerary. Nobody is told before the choice is saved. */
export const ShareWithGroups = ({ itinerary, onShared }: ShareWithGroupsProps) => {
  const barred = useBarred('publish')
  const current = itinerary.sharedWith.map(({ id }) => id)
  /** Ids of the groups; null until the user changes the choice. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  /** The etag of the groups that the choice started from; null means that of the groups shown now. */
  const [etag, setEtag] = useState<string | null>(null)
  const { mutate, isPending, error } = useShareItinerary(itinerary.id)
  const choose = (groupIds: readonly string[]) => {
    setEtag(etag ?? sharingEtag(itinerary))
    setChosen(groupIds)
  }
  const share = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(
      { groupIds: [...(chosen ?? current)], etag: etag ?? sharingEtag(itinerary) },
      {
        // The error told the user about a change elsewhere; saving again overwrites it.
        onError: () => setEtag(null),
        onSuccess: (sharedWith) => {
          onShared(sharedWith)
          showToast(sharedWith.length > 0 ? 'Itinerario compartido.' : 'El itinerario ya es solo tuyo.')
          setChosen(null)
          setEtag(null)
        },
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={share}>
      {error && <FormMessage>{shareFailure(error)}</FormMessage>}
      <p className={styles.quiet}>Quienes están en el grupo pueden verlo y editarlo. Borrarlo, solo tú.</p>
      <GroupChoice chosen={chosen ?? current} onChoose={choose} />
      {chosen !== null && (
        <Button type="submit" variant="secondary" className={styles.save} busy={isPending} {...barred}>
          {isPending ? 'Guardando…' : 'Guardar'}
        </Button>
      )}
    </form>
  )
}
