export const maximumFileBytes = 50 * 1024 * 1024
export const maximumPixels = 50_000_000

/** The long side of the picture that is kept; what a traveller uploads beyond that is not shown anywhere. */
export const mainSide = 2560
export const variantWidths = [320, 640, 1280]
