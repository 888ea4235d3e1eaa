import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { RouteScene } from './route-scene.tsx'

interface NoticeProps {
  /** A drawing; a stretch of open road when none is given. */
  scene?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** A drawing, a sentence and a way on: what empty and failed states have in common. */
export const Notice = ({ scene = <RouteScene />, title, children, action, role }: NoticeProps) => (
  <div className={styles.notice} role={role}>
    <div className={styles.scene} aria-hidden="true">
      {scene}
    </div>
    {title && <div className={styles.title}>{title}</div>}
    {children && <div className={styles.text}>{children}</div>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
