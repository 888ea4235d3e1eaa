/** The gap between a toast and the buttons below it, in pixels. */
const GAP = 8

/** Moves the toasts above the buttons of the open dialog when they would cover them. */
export const keepClearOfDialog = async (region: HTMLElement): Promise<void> => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  // The dialog may still be moving to its final position.
  await Promise.allSettled(dialog?.getAnimations().map(({ finished }) => finished) ?? [])
  region.style.removeProperty('inset-block-end')
  const buttons = dialog?.querySelector('[data-part="actions"]')?.getBoundingClientRect()
  const said = region.getBoundingClientRect()
  if (buttons && said.top < buttons.bottom && said.bottom > buttons.top)
    region.style.insetBlockEnd = `${window.innerHeight - buttons.top + GAP}px`
}
