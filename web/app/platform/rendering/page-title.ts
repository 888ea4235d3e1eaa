export const BRAND = 'Andariego'

/** The document title of a page: `Crear cuenta — Andariego`; the brand alone without a page name. */
export const titleOf = (page?: string): string => (page ? `${page} — ${BRAND}` : BRAND)
