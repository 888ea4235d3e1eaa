import { showToast, type ToastOptions } from '../../platform/toasts.ts'

interface Otherwise extends ToastOptions {
  message: string
}

/**
 * Copies a text and shows `copied`. Shows `otherwise` where the browser refuses, or has no clipboard because the page does not come
 * over HTTPS.
 */
export const copyText = async (text: string, copied: string, otherwise: Otherwise): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    showToast(copied)
  } catch {
    const { message, ...options } = otherwise
    showToast(message, options)
  }
}
