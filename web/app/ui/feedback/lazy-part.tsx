import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import { comesWithThePage, importCode } from '../../platform/rendering/import-code.ts'
import { ErrorState } from './error-state.tsx'

/**
 * A component whose code loads when it is first shown. If that fails, an error state with a retry button stands in its place, and
 * the page around it, with everything typed there, stays. When the retry fails although the server answers, the page is reloaded;
 * typed texts are restored from their drafts.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while the code loads; with `dispensable`, also when it cannot be loaded. */
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
  /** For parts that nobody misses: a failure shows no error. */
  { dispensable = false } = {},
) => {
  let loaded: ComponentType<Props> | null = null
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)

    useEffect(() => {
      // The code may have arrived for another instance since this one was rendered.
      if (loaded) return setPart(() => loaded)
      let shown = true
      importCode(load, { isRetry: attempt > 0 }).then(
        (component) => {
          loaded = component
          if (shown) setPart(() => component)
        },
        async () => {
          if (attempt > 0 && !dispensable && (await comesWithThePage())) window.location.reload()
          else if (shown) setState('failed')
        },
      )
      if (dispensable) window.addEventListener('online', tryAgain, { once: true })
      return () => {
        shown = false
        window.removeEventListener('online', tryAgain)
      }
    }, [attempt])

    if (Part) return <Part {...props} />
    if (state === 'loading' || dispensable) return typeof fallback === 'function' ? fallback(props) : fallback
    const retry = () => {
      setState('retrying')
      tryAgain()
    }
    return <ErrorState busy={state === 'retrying'} onRetry={retry} />
  }
}
