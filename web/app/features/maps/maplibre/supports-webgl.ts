let supported: boolean | undefined

/** Whether the browser can draw vector maps; checked once, because every WebGL context costs memory. */
export const supportsWebGl = (): boolean => {
  if (supported === undefined) {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    supported = context !== null
  }
  return supported
}
