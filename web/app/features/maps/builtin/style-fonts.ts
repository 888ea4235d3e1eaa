/** Without a `glyphs` address, the renderer draws letters itself with the page's own fonts. */
export const FONT = ['Figtree', 'Figtree Variable']
export const BOLD = ['Figtree Bold', ...FONT]
export const ITALIC = ['Figtree Italic', ...FONT]
