import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from './fonts/fraunces-display-latin.woff2?url'

/** The two font files that the first frame of every page needs; the document preloads them. */
export const preloadedFonts: readonly string[] = [fraunces, figtree]
