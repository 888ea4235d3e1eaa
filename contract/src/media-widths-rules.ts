/** The widths, in pixels, in which pictures are served. In a file of its own: a first visit needs nothing else about uploads. */
export const MEDIA_WIDTHS = [320, 640, 1280] as const
