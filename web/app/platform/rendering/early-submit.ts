declare global {
  interface Window {
    /** The form that was sent before hydration. */
    earlyForm?: HTMLFormElement | null
  }
}

/**
 * Part of the boot script: remembers the form that a visitor sends before hydration, with its button or with Enter. Until then the
 * button of `useForm` has the type 'button', and a press of it would be lost. Pressing a hydrated button is none of its business.
 */
export const earlySubmitScript = `
function n(f){if(f&&f.querySelector('button[data-sends][type=button]'))window.earlyForm=f}
d.addEventListener('click',function(e){var b=e.target.closest('button[data-sends]');if(b)n(b.form)});
d.addEventListener('keydown',function(e){if(e.key==='Enter'&&e.target.matches('input:not([type=checkbox])'))n(e.target.form)});`

/** Whether this form was sent before hydration; answers once. */
export const takeEarlySubmit = (form: HTMLFormElement): boolean => {
  if (window.earlyForm !== form) return false
  window.earlyForm = null
  return true
}
