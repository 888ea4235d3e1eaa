/**
 * Tells a popover where its button is, for browsers that cannot anchor one element to another by CSS: the style sheet
 * takes these lengths from the edges of the page. In all others it does nothing.
 */
export const placeBelow = (button: HTMLElement | null, popover: HTMLElement | null): void => {
  if (!button || !popover || CSS.supports('position-area', 'block-end')) return
  const { left, right, bottom } = button.getBoundingClientRect()
  const page = document.documentElement.clientWidth
  // Towards the side that has more room.
  const towardsStart = left + right > page
  popover.style.setProperty('--below', `${bottom + window.scrollY}px`)
  popover.style.setProperty('--from-start', towardsStart ? 'auto' : `${left}px`)
  popover.style.setProperty('--from-end', towardsStart ? `${page - right}px` : 'auto')
}
