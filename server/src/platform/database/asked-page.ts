/** A page of a list. New entries shift the pages by number, which a cursor does not mind. */
export interface AskedPage {
  page?: number
  limit: number
  cursor?: string | undefined
}

/** Returns how many entries come before a page; none before a cursor's. */
export const skippedBy = ({ page = 1, limit, cursor }: AskedPage): number =>
  cursor === undefined ? (page - 1) * limit : 0
