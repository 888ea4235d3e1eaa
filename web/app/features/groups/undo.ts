/** How long the removal of a member can be undone. */
export const UNDO_MS = 8000
