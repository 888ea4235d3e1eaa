import type { Itinerary } from '@andariego/contract/itineraries'
import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { answersOf } from '../../../platform/api/query-keys.ts'
import { useNavigate } from '../../../platform/rendering/link.tsx'
import { getSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { withoutStop, withStop, withStopAt } from '../arrangement.ts'
import type { Stop } from '../stop.ts'
import { useLiveItineraries } from '../use-live-itineraries.ts'
import {
  type DraftErrors,
  draftErrors,
  type ItineraryDraft,
  sameContent,
  withOrderOf,
} from './itinerary-draft.ts'
import { isConflict, saveFailure } from './save-failure.ts'
import { useItineraryDraft } from './use-itinerary-draft.ts'
import { useSaveItinerary } from './use-save-itinerary.ts'
import { useSaveOrder } from './use-save-order.ts'

/** How long the news of a saved itinerary stays before the list is shown. */
const SUCCESS_MS = 3000
const UNDO_MS = 10_000

/** What the editor shows and what happens in it; null edits a new itinerary. */
export const useItineraryEditor = (itinerary: Itinerary | null) => {
  const id = itinerary?.id ?? null
  const client = useQueryClient()
  useLiveItineraries()
  const navigate = useNavigate()
  const edited = useItineraryDraft(itinerary)
  const { latest, change } = edited
  /** What was saved stays in sight as long as the news of it. */
  const [done, setDone] = useState<ItineraryDraft | null>(null)
  const [checked, setChecked] = useState(false)
  const [signedOut, setSignedOut] = useState(false)
  /** What could not be saved because of another version. */
  const [refused, setRefused] = useState<'all' | 'order' | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const searchField = useRef<HTMLInputElement>(null)

  const meetConflict = async (what: 'all' | 'order') => {
    await client.refetchQueries(answersOf('GET /itineraries/:id', { params: { id: id ?? '' } }))
    setRefused(what)
  }
  const save = useSaveItinerary(id)
  const saveOrder = useSaveOrder(id ?? '', edited, () => void meetConflict('order'))

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(pages.itineraries()), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const send = (onSaved: (draft: ItineraryDraft) => void) =>
    save.mutate(() => latest().draft, {
      onSuccess: ({ data }) => {
        const { draft } = latest()
        if (id === null) edited.drop()
        else edited.rebase(data)
        onSaved(draft)
      },
      onError: (error) => {
        if (isConflict(error)) void meetConflict('all')
      },
    })
  const submit = () => {
    if (save.isPending || done) return
    setChecked(true)
    setSignedOut(getSession() === null)
    const { name, stops } = draftErrors(edited.draft)
    if (name) nameField.current?.focus()
    else if (stops) searchField.current?.focus()
    if (!name && !stops && getSession() !== null) send(setDone)
  }

  const arrange = (stops: Stop[]) => {
    change({ stops })
    if (id === null) return
    if (edited.outdated) setRefused('order')
    else saveOrder.mutate()
  }
  const remove = (stop: Stop) => {
    const index = latest().draft.stops.findIndex(({ place }) => place.id === stop.place.id)
    change({ stops: withoutStop(latest().draft.stops, stop.place.id) })
    showToast(`«${stop.place.name}» se quitó del itinerario.`, {
      kind: 'info',
      durationMs: UNDO_MS,
      action: {
        label: 'Deshacer',
        run: () => change({ stops: withStopAt(latest().draft.stops, stop, index) }),
      },
    })
  }

  const takeTheirs = () => {
    const mine = latest().draft
    setRefused(null)
    edited.drop()
    showToast('Se cargó la otra versión.', {
      kind: 'info',
      durationMs: UNDO_MS,
      action: {
        label: 'Recuperar la mía',
        run: () => change({ ...mine, version: latest().saved.version }),
      },
    })
  }
  const keepMine = () => {
    const what = refused
    setRefused(null)
    change({ version: latest().saved.version })
    if (what === 'all') return submit()
    send(() => showToast('Tu versión quedó guardada.'))
  }

  const errors: DraftErrors = checked && !done ? draftErrors(edited.draft) : {}
  const failure = signedOut
    ? itinerariesMessages.userRequired
    : save.error && !isConflict(save.error)
      ? saveFailure(save.error)
      : null
  const onlyOrder = saveOrder.isPending && sameContent(edited.draft, withOrderOf(edited.saved, edited.draft))
  return {
    draft: done ?? edited.draft,
    saved: edited.saved,
    errors,
    failure,
    done: done !== null,
    saving: save.isPending,
    savingOrder: saveOrder.isPending,
    outdated: edited.outdated,
    refused: refused !== null && edited.outdated,
    /** What is lost when one leaves now and drops the draft; an order on its way is not. */
    unsaved: edited.changed && !done && !onlyOrder,
    rename: (name: string) => change({ name }),
    add: (stop: Stop) => change({ stops: withStop(latest().draft.stops, stop) }),
    remove,
    arrange,
    submit,
    takeTheirs,
    keepMine,
    postpone: () => setRefused(null),
    discard: edited.drop,
    nameField,
    searchField,
  }
}
