import type { Itinerary } from '@andariego/contract/itineraries'
import { sharingEtag } from '@andariego/contract/itineraries-rules'
import { type FormEvent, useId, useState } from 'react'
import { useBarred } from '../../platform/session/restriction.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormMessage } from '../../ui/form/form-message.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { GroupChoice } from './group-choice.tsx'
import { shareFailure } from './group-failure.ts'
import styles from './share-dialog.module.css'
import { useShareItinerary } from './use-share-itinerary.ts'

interface ShareDialogProps {
  itinerary: Pick<Itinerary, 'id' | 'sharedWith'>
  open: boolean
  onClose: () => void
  onShared: (sharedWith: Itinerary['sharedWith']) => void
}

/** Dialog to choose the groups that may see an itinerary. */
export const ShareDialog = ({ itinerary, open, onClose, onShared }: ShareDialogProps) => {
  const formId = useId()
  const barred = useBarred('publish')
  const current = itinerary.sharedWith.map(({ id }) => id)
  /** Ids of the groups; null until the visitor changes the choice. */
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  /** The etag of the groups that the choice started from; null means that of the groups shown now. */
  const [etag, setEtag] = useState<string | null>(null)
  const { mutate, isPending, error, reset } = useShareItinerary(itinerary.id)
  const close = () => {
    setChosen(null)
    setEtag(null)
    reset()
    onClose()
  }
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
        // The error told the visitor about a change elsewhere; saving again overwrites it.
        onError: () => setEtag(null),
        onSuccess: (sharedWith) => {
          onShared(sharedWith)
          showToast(sharedWith.length > 0 ? 'Itinerario compartido.' : 'El itinerario ya es solo tuyo.')
          close()
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Compartir itinerario"
      width="small"
      dismissible={!isPending}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isPending}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={isPending}
            disabled={chosen === null && !barred}
            {...barred}
          >
            {isPending ? 'Guardando…' : 'Guardar'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={share}>
        {error && <FormMessage>{shareFailure(error)}</FormMessage>}
        <p>Quienes están en el grupo pueden verlo y editarlo. Borrarlo, solo tú.</p>
        <GroupChoice chosen={chosen ?? current} onChoose={choose} />
      </form>
    </Dialog>
  )
}
