import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { downloadApi } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'
import { query } from '../../../platform/api/queries.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** A photo, video or document that may be hidden or removed. An <img> sends no token, so the bytes are fetched here. */
export const ReportedMedia = ({ id, mimeType }: { id: string; mimeType: string }) => {
  const params = { id }
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('GET /moderation/media/:id', { params }),
    queryFn: () => downloadApi('GET /moderation/media/:id', { params }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  if (isError && failureOf('GET /moderation/media/:id', error) === 'not-found')
    return <p>Este archivo ya no se guarda.</p>
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (url === null) return <Skeleton shape="block" width="10rem" height="8rem" />
  if (mimeType === 'application/pdf')
    return (
      <a href={url} download="denunciado.pdf">
        Descargar el documento (PDF)
      </a>
    )
  return mimeType.startsWith('video/') ? (
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions
    <video src={url} controls aria-label="Video denunciado" />
  ) : (
    <img src={url} alt="Lo denunciado" />
  )
}
