/** Interactive elements; a button on top of them would take their clicks. */
const PRESSED = 'a, button, input, select, textarea, summary, label, [role="button"], [role="option"]'
/** Relative positions of the sample points, from one edge of the area to the other. */
const SAMPLES = [0.04, 0.35, 0.65, 0.96]

/** Whether an interactive element other than `own` lies under this area of the viewport. */
export const coversControls = (own: Element, { left, top, width, height }: DOMRectReadOnly): boolean =>
  SAMPLES.some((x) =>
    SAMPLES.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => !own.contains(element) && element.closest(PRESSED) !== null),
    ),
  )

/** How many pixels up a floating button has to move so that it covers no control; null when there is no free position near. */
export const freeLift = (button: Element, home: DOMRectReadOnly): number | null => {
  const step = home.height / 2
  for (let lift = 0; lift <= 6 * step; lift += step)
    if (!coversControls(button, new DOMRect(home.x, home.y - lift, home.width, home.height))) return lift
  return null
}
