/**
 * Something that the product stores about people. The privacy page is made from the lists of these, and a test compares the lists
 * with the database.
 */
export interface KeptData {
  what: string
  why: string
  /** How long it is stored. */
  until: string
  seenBy: string
  /** The tables that store it; none for what is stored elsewhere. */
  tables: readonly string[]
}

export const WITH_ACCOUNT = 'Hasta que lo borras o borras tu cuenta.'
export const NOBODY_ELSE = 'Solo tú.'
