/** Whether a writer knows what they change as it is; who sends no `If-Match` does not ask. */
export const knows = (ifMatch: string | undefined, etag: string): boolean =>
  ifMatch === undefined ||
  // A proxy that compresses on the way makes a tag weak.
  ifMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
