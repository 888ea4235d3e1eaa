/** Saves bytes as a download with this name. */
export const saveBlob = (content: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // By then every browser has started the download, also one that asks where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
