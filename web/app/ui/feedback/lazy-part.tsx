import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import { ErrorState } from './error-state.tsx'

/**
 * A component whose code is fetched when it is first shown. Without a connection the place where it would stand says so
 * and offers to try again, while the page around it, and what was typed there, stays.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while the code is on its way. */
  fallback: ReactNode = null,
  /** For what nobody misses: nothing says that it could not be had. */
  { dispensable = false } = {},
) => {
  let loaded: ComponentType<Props> | null = null
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
    useEffect(() => {
      if (loaded) return
      let shown = true
      load().then(
        (component) => {
          loaded = component
          if (shown) setPart(() => component)
        },
        () => shown && setState('failed'),
      )
      return () => {
        shown = false
      }
    }, [attempt])

    if (Part) return <Part {...props} />
    if (state === 'loading') return fallback
    if (dispensable) return null
    const retry = () => {
      setState('retrying')
      tryAgain()
    }
    return <ErrorState busy={state === 'retrying'} onRetry={retry} />
  }
}
