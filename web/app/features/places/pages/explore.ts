/** What the page 'explore' uses of places. */
export { filtersFrom } from '../exploring/explore-filters.ts'
export { listQueryOf } from '../exploring/explore-list-query.ts'
export { ExplorePage } from '../exploring/explore-page.tsx'
export { wishedQueryOf } from '../exploring/wished-query.ts'
