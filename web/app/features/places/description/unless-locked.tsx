import { moderationMessages } from '@andariego/contract/moderation-rules'
import type { ReactNode } from 'react'
import styles from './place-description.module.css'
import { useIsLocked } from './use-is-locked.ts'

/** The way to change a place's description; where moderators locked it, that they did. */
export const UnlessLocked = ({ placeId, children }: { placeId: string; children: ReactNode }) =>
  useIsLocked(placeId) ? <p className={styles.nothing}>{moderationMessages.descriptionLocked}</p> : children
