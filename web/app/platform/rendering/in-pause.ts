/** Runs a task in the next pause of the browser, or soon in Safari, which knows no pauses. */
export const inPause: (task: () => void) => void =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? (task) => requestIdleCallback(task, { timeout: 500 })
    : (task) => setTimeout(task)
