import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import { isReachable, PageOutOfReach } from '../../platform/rendering/page-out-of-reach.ts'
import { ErrorState } from './error-state.tsx'

/**
 * Chromium never fetches code again that it could not have once, as long as the page lives. What is sure to fail is therefore not
 * asked for: without a connection, and without a service worker that has the files.
 */
const canBeHad = () => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * A component whose code is fetched when it is first shown. Without a connection the place where it would stand says so
 * and offers to try again, while the page around it, and what was typed there, stays. Code that cannot be had although the
 * server answers is had by loading the page anew: what was typed is kept as a draft.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown while the code is on its way; what nobody misses keeps showing it when the code cannot be had. */
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
  /** For what nobody misses: nothing says that it could not be had. */
  { dispensable = false } = {},
) => {
  let loaded: ComponentType<Props> | null = null
  return (props: Props) => {
    const [Part, setPart] = useState(() => loaded)
    const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading')
    const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)

    useEffect(() => {
      if (loaded) return
      let shown = true
      const fetchIt = async () => {
        if (!canBeHad()) throw new PageOutOfReach('The code of this part could not be had.')
        return load()
      }
      fetchIt().then(
        (component) => {
          loaded = component
          if (shown) setPart(() => component)
        },
        async () => {
          if (attempt > 0 && !dispensable && canBeHad() && (await isReachable())) window.location.reload()
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
