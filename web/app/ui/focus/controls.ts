const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled)'

/** The visible controls in a part of the page, itself included, in their order. */
export const controlsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(CONTROLS)].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(CONTROLS) && one.checkVisibility(),
  )
