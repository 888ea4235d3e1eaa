import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftKeeper } from '../../platform/drafts/use-draft.ts'
import { takeEarlySubmit } from '../../platform/rendering/early-submit.ts'
import { useHydrated } from '../../platform/rendering/use-hydrated.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Problems<Name extends string> = Partial<Record<Name, string | null>>
type Values<Name extends string> = Record<Name, string>

interface FormOptions<Name extends string> {
  /** The initial values, by field name in the order of the page. A checkbox is '' or 'on'. */
  initial: Values<Name>
  /** The errors to show beside fields that were touched. */
  check: (values: Values<Name>) => Problems<Name>
  /** The errors to show after submitting; by default those of `check`. */
  checkOnSubmit?: (values: Values<Name>) => Problems<Name>
  send: (values: Values<Name>) => void
  /** Stores what is typed under this name, as useDraft does, until `clear` is called. */
  draft?: string | undefined
}

const hasNone = (problems: Problems<string>) => Object.values(problems).every((problem) => !problem)

/**
 * The state of a form: a field shows its error after blur or submit, the focus moves to the first invalid field, and what was
 * typed, autofilled or sent before hydration is kept.
 */
export const useForm = <Name extends string>(options: FormOptions<Name>) => {
  const { initial, check, checkOnSubmit = check, send, draft = null } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const latest = useRef(initial)
  const show = (shown: Values<Name>) => {
    latest.current = shown
    setValues(shown)
  }
  const keeper = useDraftKeeper(draft, initial, (found) => show({ ...initial, ...found }))
  const change = (changed: Partial<Values<Name>>) => {
    // Into the latest values: a combobox may report its choice after the visitor has typed into the next field.
    show({ ...latest.current, ...changed })
    keeper.change(latest.current)
  }
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [refused, setRefused] = useState<Problems<Name>>({})
  const isReady = useHydrated()
  const names = useRef(Object.keys(initial) as Name[])
  const keepEarly = useEffectEvent((element: HTMLFormElement) => {
    const early = new FormData(element)
    const typed = names.current.filter((name) => early.get(name) && early.get(name) !== initial[name])
    if (typed.length > 0)
      change(Object.fromEntries(typed.map((name) => [name, early.get(name)])) as Partial<Values<Name>>)
  })

  useEffect(() => {
    const element = form.current
    if (!element) return
    keepEarly(element)
    if (takeEarlySubmit(element)) element.requestSubmit()
  }, [])

  const problems = check(values)
  const set = (name: Name, value: string) => {
    change({ [name]: value } as Partial<Values<Name>>)
    setRefused((known) => ({ ...known, [name]: null }))
  }
  const focusOn = (name: Name) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const fail = (name: Name, problem: string) => {
    setRefused((known) => ({ ...known, [name]: problem }))
    focusOn(name)
  }
  const hideErrors = () => {
    setTouched([])
    setRefused({})
  }
  const tie = (name: Name) => ({
    name,
    error: refused[name] ?? (touched.includes(name) ? problems[name] : null),
    onBlur: () => setTouched((known) => (known.includes(name) ? known : [...known, name])),
  })

  return {
    values,
    isValid: hasNone(problems),
    /** Connects a text field, a text area or a select to the form. */
    field: (name: Name) => ({
      ...tie(name),
      value: values[name],
      onChange: ({ target }: ChangeEvent<Control>) => set(name, target.value),
    }),
    /** Connects a checkbox to the form. */
    choice: (name: Name) => ({
      ...tie(name),
      checked: values[name] !== '',
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'on' : ''),
    }),
    set,
    /** Shows a server error on one field and moves the focus there. */
    fail,
    /** Hides all errors until fields are touched again: for a dialog that closes and keeps what was typed. */
    hideErrors,
    /** Empties the form and deletes its draft. */
    clear: () => {
      keeper.clear()
      show(initial)
      hideErrors()
    },
    /** Spread on the <form>. With method 'post', a native submit puts no values into the address. */
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        // Not `values`: an early submit comes before what was typed early is rendered.
        const sent = latest.current
        const found = checkOnSubmit(sent)
        const first = names.current.find((name) => found[name])
        if (first === undefined) return send(sent)
        setTouched(names.current)
        setRefused(found)
        focusOn(first)
      },
    },
    /** Spread on the submit button: before hydration a native submit would load another page, so it waits (`takeEarlySubmit`). */
    submit: { type: isReady ? ('submit' as const) : ('button' as const), 'data-sends': true },
  }
}
