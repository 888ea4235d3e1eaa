const longestName = 200

// Control characters, and the marks that make "gpj.exe" read as "exe.jpg".
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu

/** Returns a file's original name, safe to show and store: NFC, no path, nothing invisible, at most 200 characters. */
export const safeOriginalFilename = (name: string): string => {
  const base = name.normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? ''
  const tidy = base.replace(/\s+/g, ' ').replace(/^[\s.]+|\s+$/g, '')
  return shortened(tidy) || 'archivo'
}

/** Shortens the stem, so that the extension stays. */
const shortened = (name: string): string => {
  const letters = [...name]
  if (letters.length <= longestName) return name
  const extension = [...(/\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, longestName - extension.length), ...extension].join('')
}

const extensions: Record<string, string> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'application/pdf': 'pdf',
}

export const extensionOf = (mimeType: string) => extensions[mimeType] ?? 'bin'
