import type { MediaFile } from '@andariego/contract/media'
import { IconVideo } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isVideo, stillSource } from './media-source.ts'
import styles from './media-thumbs.module.css'
import { PlaySign } from './play-sign.tsx'
import { usePlaceholder } from './use-placeholder.ts'

/**
 * A square thumbnail of a photo or video: its blurred placeholder until the picture is loaded, an icon of a film when there is no
 * picture.
 */
export const MediaThumb = ({ media }: { media: MediaFile }) => {
  const source = stillSource(media)
  return (
    <>
      {source ? (
        <Still media={media} source={source} />
      ) : (
        <IconVideo aria-hidden="true" className={styles.film} />
      )}
      {isVideo(media) && <PlaySign />}
    </>
  )
}

const Still = ({ media, source }: { media: MediaFile; source: { src: string; srcSet: string } }) => {
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [checked, setChecked] = useState(false)
  const placeholder = usePlaceholder(media.placeholder, checked && state === 'loading')

  useEffect(() => {
    // The picture may have loaded before hydration.
    if (image.current?.complete) setState(image.current.naturalWidth > 0 ? 'loaded' : 'failed')
    setChecked(true)
  }, [])

  return (
    <img
      ref={image}
      {...source}
      sizes="88px"
      alt=""
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      loading="lazy"
      decoding="async"
      className={styles.still}
      data-state={state}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  )
}
