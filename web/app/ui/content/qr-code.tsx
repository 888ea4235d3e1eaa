import { encode } from 'uqr'

interface QrCodeProps {
  url: string
  label: string
  className?: string
}

/** An address as a QR code. */
export const QrCode = ({ url, label, className }: QrCodeProps) => {
  const { data, size } = encode(url, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={className}>
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
