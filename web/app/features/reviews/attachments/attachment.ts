/** A file chosen for a review, as it is going to be sent. */
export interface Attachment {
  id: string
  /** While it is being looked at and, where needed, converted. */
  state: 'preparing' | 'ready'
  file: File
  kind: 'image' | 'video'
  /** Of what is shown in the form: the photo, or the still frame of a video; null for a video without one. */
  previewUrl: string | null
  /** Still frame of a video, sent along with it. */
  poster: Blob | null
}

/** Why a chosen file does not come along. */
export interface Refusal {
  filename: string
  problem: string
}

export const bytesOf = ({ file, poster }: Attachment): number => file.size + (poster?.size ?? 0)
