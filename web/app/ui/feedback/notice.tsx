import type { ReactNode } from 'react'
import styles from './notice.module.css'
import { RouteScene } from './route-scene.tsx'

interface NoticeProps {
  /** A drawing; by default a stretch of road. */
  scene?: ReactNode
  title?: ReactNode
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The common layout of empty and failed states: a drawing, a text and an action. */
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
