import { useRef, useState } from 'react'
import type { PhotoFacts } from './divided-photos.ts'
import { readPhoto } from './read-photo.ts'

export interface TripPhoto extends PhotoFacts {
  file: File
}

const isPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)

/** Photos that were picked, with what they say of themselves; read one after the other, as a folder may hold thousands. */
export const useTripPhotos = () => {
  const [photos, setPhotos] = useState<readonly TripPhoto[] | null>(null)
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const turn = useRef(0)
  const read = async (picked: readonly File[]) => {
    const files = picked.filter(isPhoto)
    turn.current += 1
    const mine = turn.current
    const found: TripPhoto[] = []
    for (const file of files) {
      setProgress({ done: found.length, of: files.length })
      found.push({ file, ...(await readPhoto(file)) })
      if (turn.current !== mine) return
    }
    setProgress(null)
    setPhotos(found)
  }
  return { photos, progress, read: (files: readonly File[]) => void read(files) }
}
