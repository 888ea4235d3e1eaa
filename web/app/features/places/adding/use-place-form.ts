import type { Place } from '@andariego/contract/places'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../platform/drafts/use-draft.ts'
import { addPlaceFailure } from './add-place-failure.ts'
import { useKnownPlace } from './known-place-query.ts'
import { EMPTY_DRAFT, type PlaceDraft, valuesOf } from './place-draft.ts'
import { type PlaceField, type PlaceFormErrors, placeFormErrors } from './place-form-errors.ts'
import { useSurroundings } from './surroundings-query.ts'
import { useAddPlace } from './use-add-place.ts'

/** How long the success message stays. */
const SUCCESS_MS = 3000
const FIELDS: PlaceField[] = ['search', 'name', 'address', 'city', 'description']

/** State and actions of the form. An added place stays visible as long as the success message. */
export const usePlaceForm = () => {
  const [kept, setKept, forget] = useDraft<PlaceDraft>('add-place', EMPTY_DRAFT)
  const [added, setAdded] = useState<{ place: Place & { isWaiting?: true }; draft: PlaceDraft } | null>(null)
  const [checked, setChecked] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const notice = useRef<HTMLDivElement>(null)
  const fields = useRef<Partial<Record<PlaceField, HTMLElement | null>>>({})
  const { mutate, isPending, error, reset } = useAddPlace()

  const draft = added?.draft ?? kept
  const { around, isLooking } = useSurroundings(draft.selection)
  const values = valuesOf(draft, around)
  const known = useKnownPlace(added ? null : values)
  const errors: PlaceFormErrors = checked ? placeFormErrors(values, draft.description) : {}

  useEffect(() => {
    if (!added) return
    const timer = setTimeout(() => setAdded(null), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [added])

  // The focus moves after the notice was rendered as an alert, so that it is announced together with its link.
  useEffect(() => {
    if (refusals > 0) notice.current?.focus()
  }, [refusals])

  const change = (next: PlaceDraft) => {
    setAdded(null)
    if (error) reset()
    // After another selection no errors are shown until the next submit.
    if (next.selection !== draft.selection) setChecked(false)
    setKept(added ? { ...next, description: '' } : next)
  }

  const submit = () => {
    if (isPending || added) return
    setChecked(true)
    const found = placeFormErrors(values, draft.description)
    const first = FIELDS.find((field) => found[field] !== undefined)
    if (first) fields.current[first]?.focus()
    if (first || !values) return
    if (known) {
      setRefusals((count) => count + 1)
      return
    }
    mutate(values, {
      onSuccess: (place) => {
        setChecked(false)
        setAdded({
          place,
          draft: { ...draft, name: values.name, address: values.address, city: values.city },
        })
        forget()
      },
    })
  }

  const register = (field: PlaceField) => (element: HTMLElement | null) => {
    fields.current[field] = element
  }
  const failure = error ? addPlaceFailure(error) : null
  return {
    draft,
    change,
    values,
    isLooking,
    known,
    /** The user tried to submit although the place exists. */
    isRefused: known !== null && checked,
    notice,
    errors,
    submit,
    isPending,
    failure,
    added,
    register,
    /** Deletes the draft: it survives reloads and lost sessions, but not the user's own decision to cancel. */
    forget,
  }
}
