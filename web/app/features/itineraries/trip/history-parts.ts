/** How many changes a part of a log has; the newest one has fewer. */
export const PART = 500
/** With fewer changes than this in the newest part of a log, the part before it is shown from the beginning, too. */
const FEW = 100

/**
 * The parts of a log that the history shows, newest first: each is the number after which it begins. A part always begins at the
 * same number, so that it is fetched once, and the copy on the device can be found without a connection.
 */
export const historyParts = (last: number, older: number): number[] => {
  const newest = Math.max(0, Math.ceil(last / PART) - 1)
  const isShort = last - newest * PART < FEW
  const oldest = Math.max(0, newest - older - (isShort ? 1 : 0))
  return Array.from({ length: newest - oldest + 1 }, (_, index) => (newest - index) * PART)
}

/** The number of a part's last change, once the log has `last`. */
export const endOfPart = (after: number, last: number): number => Math.min(after + PART, last)
