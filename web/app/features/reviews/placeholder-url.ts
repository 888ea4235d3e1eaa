/** A ThumbHash in base64 as the URL of a small blurred picture; undefined for none, or one that cannot be read. */
export const placeholderUrl = async (hash: string | null): Promise<string | undefined> => {
  if (hash === null) return undefined
  try {
    const { thumbHashToDataURL } = await import('thumbhash')
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
