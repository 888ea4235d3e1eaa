/** Where bytes of a file are kept: a cache knows whole answers only. `range` is the header: `bytes=0-16383`. */
export const rangeAddress = (url: string, range: string): string =>
  `${url}?range=${encodeURIComponent(range.replace(/^bytes=/, ''))}`
