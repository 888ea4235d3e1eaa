/**
 * Builds a Content-Disposition header (RFC 6266): the file name in plain ASCII, and complete in `filename*`. `inline` is for
 * files that browsers display, `attachment` for downloads.
 */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replace(/[^A-Za-z0-9 ._-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
