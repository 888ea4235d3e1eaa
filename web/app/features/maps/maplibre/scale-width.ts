/**
 * The widest bar of a map's scale, in pixels. MapLibre draws a round distance, at least half as wide: '5000 km' must fit there. The
 * attribution begins beside it, see map-view.module.css.
 */
export const SCALE_WIDTH = 92
