import { encode } from 'uqr'
import styles from './trip-book.module.css'

/** An address as a square that a phone reads. */
export const QrCode = ({ url, label }: { url: string; label: string }) => {
  const { data, size } = encode(url, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
