/** A base64 ThumbHash as the data URL of a small blurred picture; undefined without a hash, or when it cannot be decoded. */
export const placeholderUrl = async (hash: string | null): Promise<string | undefined> => {
  if (hash === null) return undefined
  try {
    const { thumbHashToDataURL } = await import('thumbhash')
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}
