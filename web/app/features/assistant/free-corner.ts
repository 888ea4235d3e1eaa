/** What one presses; a button over it would take the press. */
const PRESSED = 'a, button, input, select, textarea, summary, label, [role="button"], [role="option"]'
/** From the edge to the middle and on to the other edge. */
const SAMPLES = [0.04, 0.35, 0.65, 0.96]

/** Whether something that one presses lies under this area of the window, `own` aside. */
export const coversControls = (own: Element, { left, top, width, height }: DOMRectReadOnly): boolean =>
  SAMPLES.some((x) =>
    SAMPLES.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => !own.contains(element) && element.closest(PRESSED) !== null),
    ),
  )

/** How far up a floating button has to go to cover nothing that one presses; null when there is no such place near. */
export const freeLift = (button: Element, home: DOMRectReadOnly): number | null => {
  const step = home.height / 2
  for (let lift = 0; lift <= 6 * step; lift += step)
    if (!coversControls(button, new DOMRect(home.x, home.y - lift, home.width, home.height))) return lift
  return null
}
