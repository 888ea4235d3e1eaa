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
import { itineraryQuery } from '../itinerary-query.ts'
import type { Stop } from '../stop.ts'
import { useLiveItineraries } from '../use-live-itineraries.ts'
import { draftIn, isChanged, isOrderAlone, isOutdated } from './editing.ts'
import { type DraftErrors, draftErrors, type ItineraryDraft } from './itinerary-draft.ts'
import { isConflict, saveFailure } from './save-failure.ts'
import { useEditing } from './use-editing.ts'
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
  const store = useEditing(itinerary)
  const { editing, now, take } = store
  const draft = draftIn(editing)
  /** What was saved stays in sight as long as the news of it. */
  const [done, setDone] = useState<ItineraryDraft | null>(null)
  const [checked, setChecked] = useState(false)
  const [signedOut, setSignedOut] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const searchField = useRef<HTMLInputElement>(null)

  const change = (changes: Partial<ItineraryDraft>) => take({ kind: 'change', changes })
  /** Asks which version counts once the other one is here to be compared. */
  const meetConflict = async (what: 'all' | 'order') => {
    const params = { id: id ?? '' }
    await client.refetchQueries(answersOf('GET /itineraries/:id', { params }))
    const read = client.getQueryData(itineraryQuery(params.id).queryKey)
    if (read) take({ kind: 'hear', itinerary: read.data })
    if (isOutdated(now())) return take({ kind: 'refuse', what })
    // Only what is not edited here has changed.
    if (what === 'order') saveOrder.mutate()
    else send(setDone)
  }
  const save = useSaveItinerary(id)
  const saveOrder = useSaveOrder(id ?? '', store, () => void meetConflict('order'))

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(pages.itineraries()), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const send = (onSaved: (draft: ItineraryDraft) => void) =>
    save.mutate(() => draftIn(now()), {
      onSuccess: ({ data }) => {
        const saved = draftIn(now())
        if (id === null) take({ kind: 'drop' })
        else take({ kind: 'settle', itinerary: data })
        onSaved(saved)
      },
      onError: (error) => {
        if (isConflict(error)) void meetConflict('all')
      },
    })
  const submit = () => {
    if (save.isPending || done) return
    setChecked(true)
    setSignedOut(getSession() === null)
    const { name, stops } = draftErrors(draft)
    if (name) nameField.current?.focus()
    else if (stops) searchField.current?.focus()
    if (!name && !stops && getSession() !== null) send(setDone)
  }

  const arrange = (stops: Stop[]) => {
    change({ stops })
    if (id === null) return
    if (isOutdated(editing)) take({ kind: 'refuse', what: 'order' })
    else saveOrder.mutate()
  }
  const remove = (stop: Stop) => {
    const { stops } = draftIn(now())
    const index = stops.findIndex(({ place }) => place.id === stop.place.id)
    change({ stops: withoutStop(stops, stop.place.id) })
    showToast(`«${stop.place.name}» se quitó del itinerario.`, {
      kind: 'info',
      durationMs: UNDO_MS,
      action: {
        label: 'Deshacer',
        run: () => change({ stops: withStopAt(draftIn(now()).stops, stop, index) }),
      },
    })
  }

  const takeTheirs = () => {
    const mine = draftIn(now())
    take({ kind: 'take-theirs' })
    showToast('Se cargó la otra versión.', {
      kind: 'info',
      durationMs: UNDO_MS,
      action: {
        label: 'Recuperar la mía',
        run: () => change({ ...mine, version: now().base.version }),
      },
    })
  }
  const keepMine = () => {
    const what = now().refused
    take({ kind: 'keep-mine' })
    if (what === 'all') return submit()
    send(() => showToast('Tu versión quedó guardada.'))
  }

  const errors: DraftErrors = checked && !done ? draftErrors(draft) : {}
  const failure = signedOut
    ? itinerariesMessages.userRequired
    : save.error && !isConflict(save.error)
      ? saveFailure(save.error)
      : null
  return {
    draft: done ?? draft,
    errors,
    fields: { name: nameField, search: searchField },
    failure,
    done: done !== null,
    sending: { all: save.isPending, order: saveOrder.isPending },
    /** What is lost when one leaves now and drops the draft; an order on its way is not. */
    unsaved: isChanged(editing) && !done && !(saveOrder.isPending && isOrderAlone(editing)),
    conflict: {
      mine: draft,
      theirs: editing.base,
      /** It is not decided yet which of the two counts. */
      open: isOutdated(editing),
      /** Something could not be saved because of that. */
      pressing: isOutdated(editing) && editing.refused !== null,
      takeTheirs,
      keepMine,
      postpone: () => take({ kind: 'postpone' }),
    },
    rename: (name: string) => change({ name }),
    add: (stop: Stop) => change({ stops: withStop(draftIn(now()).stops, stop) }),
    remove,
    arrange,
    submit,
    discard: () => take({ kind: 'drop' }),
  }
}

export type Conflict = ReturnType<typeof useItineraryEditor>['conflict']
