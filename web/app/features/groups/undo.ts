/** How long a change of the members can be taken back. */
export const UNDO_MS = 8000
