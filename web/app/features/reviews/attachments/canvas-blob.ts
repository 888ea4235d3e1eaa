/** Draws a picture scaled to at most `side` pixels in width and height; null when the browser cannot. */
export const canvasBlob = (
  picture: CanvasImageSource,
  size: { width: number; height: number },
  { side, type, quality }: { side: number; type: string; quality: number },
): Promise<Blob | null> => {
  const scale = Math.min(1, side / Math.max(size.width, size.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.width * scale))
  canvas.height = Math.max(1, Math.round(size.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality))
}
