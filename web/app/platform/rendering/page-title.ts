export const BRAND = 'Andariego'

/** The document title of a page: `Crear cuenta — Andariego`; only the product's name without a page name. */
export const titleOf = (page?: string): string => (page ? `${page} — ${BRAND}` : BRAND)
