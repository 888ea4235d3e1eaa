import { type DragEvent, useEffect, useState } from 'react'

const bringsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/** Lets files be dropped on an element; spread `target` on it. A drop beside it does nothing. */
export const useFileDrop = (onFiles: (files: File[]) => void, enabled: boolean) => {
  const [depth, setDepth] = useState(0)

  useEffect(() => {
    // By default the browser would leave the page, and the text typed in it, to show the file.
    const keepPage = (event: globalThis.DragEvent) => {
      if (bringsFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', keepPage)
    window.addEventListener('drop', keepPage)
    return () => {
      window.removeEventListener('dragover', keepPage)
      window.removeEventListener('drop', keepPage)
    }
  }, [])

  const step = (by: number) => (event: DragEvent) => {
    if (bringsFiles(event)) setDepth((before) => Math.max(0, before + by))
  }
  return {
    over: enabled && depth > 0,
    target: {
      onDragEnter: step(1),
      onDragLeave: step(-1),
      onDrop: (event: DragEvent) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setDepth(0)
        if (enabled) onFiles([...event.dataTransfer.files])
      },
    },
  }
}
