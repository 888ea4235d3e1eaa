/** Between what is said and the buttons below it, in pixels. */
const GAP = 8

/** Lifts what is said above the buttons of the open dialog where it would lie on them. */
export const keepClearOfDialog = async (region: HTMLElement): Promise<void> => {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  // It may still be on its way to where it stays.
  await Promise.allSettled(dialog?.getAnimations().map(({ finished }) => finished) ?? [])
  region.style.removeProperty('inset-block-end')
  const buttons = dialog?.querySelector('[data-part="actions"]')?.getBoundingClientRect()
  const said = region.getBoundingClientRect()
  if (buttons && said.top < buttons.bottom && said.bottom > buttons.top)
    region.style.insetBlockEnd = `${window.innerHeight - buttons.top + GAP}px`
}
