import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { downloadApi } from '../../../platform/api/api.ts'
import { query } from '../../../platform/api/queries.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** A photo or video that may be hidden. An <img> sends no token, so the bytes are fetched here. */
export const ReportedMedia = ({ id, mimeType }: { id: string; mimeType: string }) => {
  const params = { id }
  const { data, isError, isFetching, refetch } = useQuery({
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
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (url === null) return <Skeleton shape="block" width="10rem" height="8rem" />
  return mimeType.startsWith('video/') ? (
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions
    <video src={url} controls aria-label="Video denunciado" />
  ) : (
    <img src={url} alt="Lo denunciado" />
  )
}
