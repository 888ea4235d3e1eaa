import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '../../platform/rendering/use-hydrated.ts'

type Problems<Name extends string> = Partial<Record<Name, string | null>>
type Values<Name extends string> = Record<Name, string>

interface FormOptions<Name extends string> {
  /** Field names in the order of the page. A checkbox is '' or 'on'. */
  initial: Values<Name>
  /** What is wrong, as said beside a field that was touched. */
  check: (values: Values<Name>) => Problems<Name>
  /** What is wrong, as said when it was tried to send it; `check` when left out. */
  checkOnSubmit?: (values: Values<Name>) => Problems<Name>
  send: (values: Values<Name>) => void
}

const hasNone = (problems: Problems<string>) => Object.values(problems).every((problem) => !problem)

/**
 * The form pattern: a field complains once it was left or sent, the focus goes to the first one that complains, and what
 * was typed or filled in by a password manager before the page came alive is kept.
 */
export const useForm = <Name extends string>(options: FormOptions<Name>) => {
  const { initial, check, checkOnSubmit = check, send } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  // A change adds to what the values are by then: a list of suggestions may report its choice after the next field was typed into.
  const change = (changed: Partial<Values<Name>>) => setValues((known) => ({ ...known, ...changed }))
  const [touched, setTouched] = useState<readonly Name[]>([])
  const [refused, setRefused] = useState<Problems<Name>>({})
  const isReady = useHydrated()
  const names = useRef(Object.keys(initial) as Name[])
  const keepEarly = useEffectEvent((element: HTMLFormElement) => {
    const early = new FormData(element)
    const typed = names.current.filter((name) => early.get(name))
    if (typed.length > 0)
      change(Object.fromEntries(typed.map((name) => [name, early.get(name)])) as Partial<Values<Name>>)
  })

  useEffect(() => {
    if (form.current) keepEarly(form.current)
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
  const tie = (name: Name) => ({
    name,
    error: refused[name] ?? (touched.includes(name) ? problems[name] : null),
    onBlur: () => setTouched((known) => (known.includes(name) ? known : [...known, name])),
  })

  return {
    values,
    isValid: hasNone(problems),
    /** Ties a text field to the form. */
    field: (name: Name) => ({
      ...tie(name),
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value),
    }),
    /** Ties a checkbox to the form. */
    choice: (name: Name) => ({
      ...tie(name),
      checked: values[name] !== '',
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.checked ? 'on' : ''),
    }),
    set,
    /** Shows what the server has against one field, and goes there. */
    fail,
    clear: () => {
      change(initial)
      setTouched([])
      setRefused({})
    },
    /** Spread on the <form>. Should it be sent without us after all, nothing of it gets into an address. */
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        const found = checkOnSubmit(values)
        const first = names.current.find((name) => found[name])
        if (first === undefined) return send(values)
        setTouched(names.current)
        setRefused(found)
        focusOn(first)
      },
    },
    /** Spread on the button that sends: until the page is alive it must not load another one. */
    submit: { type: isReady ? ('submit' as const) : ('button' as const) },
  }
}
