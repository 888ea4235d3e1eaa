/**
 * Sets a popover's distances from the page's edges as CSS lengths, for browsers without CSS anchor positioning. In all others it
 * does nothing.
 */
export const placeBelow = (button: HTMLElement | null, popover: HTMLElement | null): void => {
  if (!button || !popover || CSS.supports('position-area', 'block-end')) return
  const { left, right, bottom } = button.getBoundingClientRect()
  const page = document.documentElement.clientWidth
  // Opens towards the side with more space.
  const towardsStart = left + right > page
  popover.style.setProperty('--below', `${bottom + window.scrollY}px`)
  popover.style.setProperty('--from-start', towardsStart ? 'auto' : `${left}px`)
  popover.style.setProperty('--from-end', towardsStart ? `${page - right}px` : 'auto')
}
