/** The cache key for a part of a file, because a cache stores only complete responses. `range` is the header: `bytes=0-16383`. */
export const rangeAddress = (url: string, range: string): string =>
  `${url}?range=${encodeURIComponent(range.replace(/^bytes=/, ''))}`
