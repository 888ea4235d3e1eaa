/** Hands bytes to the browser as a download of this name. */
export const saveBlob = (content: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser has taken hold of it by then, also one that asks where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
