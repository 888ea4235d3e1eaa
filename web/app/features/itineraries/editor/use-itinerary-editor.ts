import type { Itinerary } from '@andariego/contract/itineraries'
import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { pages } from '@andariego/contract/pages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { getSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useKeptFocus } from '../../../ui/focus/use-kept-focus.ts'
import { withoutStop, withStop, withStopAt } from '../arrangement.ts'
import type { Stop } from '../stop.ts'
import type { SendLater } from '../trip/use-trip.ts'
import { useLiveItineraries } from '../use-live-itineraries.ts'
import { draftIn, heardOf, isChanged, isOrderAlone } from './editing.ts'
import { contentOf, type DraftErrors, draftErrors } from './itinerary-draft.ts'
import type { Content } from './merged-content.ts'
import { saveFailure } from './save-failure.ts'
import { useEditing } from './use-editing.ts'
import { useSaveItinerary } from './use-save-itinerary.ts'
import { useSaveOrder } from './use-save-order.ts'

/** How long the success message stays before the list is shown. */
const SUCCESS_MS = 3000
const UNDO_MS = 10_000

/** A new itinerary is sent as a whole. */
const noOperations: SendLater = () => {
  throw new Error('A new itinerary has no operations.')
}

/** State and actions of the editor; null edits a new itinerary. `sendLater` takes changes of the trip that cannot be sent now. */
export const useItineraryEditor = (itinerary: Itinerary | null, sendLater: SendLater = noOperations) => {
  const id = itinerary?.id ?? null
  useLiveItineraries()
  useKeptFocus()
  const navigate = useNavigate()
  const store = useEditing(itinerary)
  const { editing, now, take } = store
  const draft = draftIn(editing)
  /** The saved content, shown for as long as the success message. */
  const [done, setDone] = useState<Content | null>(null)
  /** How often saving was attempted. */
  const [attempts, setAttempts] = useState(0)
  const [signedOut, setSignedOut] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const searchField = useRef<HTMLInputElement>(null)

  const change = (changes: Partial<Content>) => take({ kind: 'change', changes })
  const save = useSaveItinerary(id, sendLater)
  const saveOrder = useSaveOrder(id ?? '', store, sendLater)

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => void navigate(pages.itineraries()), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])

  const send = () =>
    save.mutate(() => ({ itinerary: now().itinerary, content: draftIn(now()) }), {
      onSuccess: (answer) => {
        const saved = draftIn(now())
        if (answer.isQueued) {
          setDone(answer.content)
          return
        }
        take(id === null ? { kind: 'drop' } : heardOf(answer))
        if (answer.refusals.length === 0)
          setDone(id === null || !answer.data ? saved : contentOf(answer.data))
      },
    })
  const submit = () => {
    if (save.isPending || done) return
    setAttempts((count) => count + 1)
    setSignedOut(getSession() === null)
    const { name, stops } = draftErrors(draft)
    if (name) nameField.current?.focus()
    else if (stops) searchField.current?.focus()
    if (!name && !stops && getSession() !== null) send()
  }

  const arrange = (stops: Stop[]) => {
    change({ stops })
    if (id !== null) saveOrder.mutate()
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

  const errors: DraftErrors = attempts > 0 && !done ? draftErrors(draft) : {}
  const failure = signedOut
    ? itinerariesMessages.userRequired
    : save.error
      ? saveFailure(save.error)
      : save.data?.refusals.join('\n') || null
  return {
    draft: done ?? draft,
    errors,
    attempts,
    fields: { name: nameField, search: searchField },
    failure,
    done: done !== null,
    /** Whether what is done still waits to be sent. */
    isQueued: save.data?.isQueued ?? false,
    sending: { all: save.isPending, order: saveOrder.isPending },
    /** Whether leaving now would lose changes; an order that is being saved is not lost. */
    unsaved: isChanged(editing) && !done && !(saveOrder.isPending && isOrderAlone(editing)),
    rename: (name: string) => change({ name }),
    add: (stop: Stop) => change({ stops: withStop(draftIn(now()).stops, stop) }),
    remove,
    arrange,
    submit,
    discard: () => take({ kind: 'drop' }),
  }
}
