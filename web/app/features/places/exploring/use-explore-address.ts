import { useSearchParams } from 'react-router'
import { useHydrated } from '../../../platform/rendering/use-hydrated.ts'
import { type ExploreFilters, filtersFrom, parametersOf } from './explore-filters.ts'

export type ExploreView = 'list' | 'map'
interface ChangeOptions {
  /** Replaces the current history entry: for changes with every move or keystroke. */
  replace?: boolean
}

/**
 * The filters and, on phones, the view, kept in the address. The server cuts filters that are too long, so the page starts with
 * those it was rendered with.
 */
export const useExploreAddress = (rendered: ExploreFilters) => {
  const [parameters, setParameters] = useSearchParams()
  const hydrated = useHydrated()
  const filters = hydrated ? filtersFrom(parameters) : rendered
  const view: ExploreView = parameters.get('vista') === 'mapa' ? 'map' : 'list'

  const go = (next: ExploreFilters, nextView: ExploreView, { replace = false }: ChangeOptions = {}) => {
    const address = parametersOf(next)
    if (nextView === 'map') address.set('vista', 'mapa')
    if (address.toString() === parameters.toString()) return
    setParameters(address, { replace, preventScrollReset: true })
  }
  return {
    filters,
    view,
    change: (changes: Partial<ExploreFilters>, options?: ChangeOptions) =>
      go({ ...filters, ...changes }, view, options),
    show: (nextView: ExploreView) => go(filters, nextView),
  }
}
