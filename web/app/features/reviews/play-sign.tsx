import { IconPlayerPlayFilled } from '@tabler/icons-react'
import styles from './play-sign.module.css'

/** Marks a picture as the still frame of a video; it stands in the picture's middle. */
export const PlaySign = () => (
  <span className={styles.play} aria-hidden="true">
    <IconPlayerPlayFilled />
  </span>
)
