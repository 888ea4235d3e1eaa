/** A file chosen for a review, in the form in which it will be sent. */
export interface Attachment {
  id: string
  /** 'preparing' while it is checked and, if necessary, converted. */
  state: 'preparing' | 'ready'
  file: File
  kind: 'image' | 'video'
  /** The object URL of the preview: the photo, or a still frame of the video; null when there is none. */
  previewUrl: string | null
  /** A still frame of the video, uploaded with it. */
  poster: Blob | null
}

/** Why a chosen file was not added. */
export interface Refusal {
  filename: string
  problem: string
}

export const bytesOf = ({ file, poster }: Attachment): number => file.size + (poster?.size ?? 0)
