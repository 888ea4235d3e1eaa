/** Whether the client's version is the present one; a client without `If-Match` is not checked. */
export const knows = (ifMatch: string | undefined, etag: string): boolean =>
  ifMatch === undefined ||
  // A proxy that compresses makes the ETag weak.
  ifMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))
