import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'

interface FileButtonProps {
  onFiles: (files: File[]) => void
  children: ReactNode
  icon: ReactNode
  accept: string
  multiple?: boolean
  /** Straight to the camera of a phone. */
  capture?: ComponentProps<'input'>['capture']
  disabled: boolean
  className?: string
}

/** A button that asks for files; the browser's own control cannot be given our words. */
export const FileButton = ({ onFiles, accept, multiple, capture, ...button }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} variant="secondary" size="small" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was taken out.
          target.value = ''
        }}
      />
    </>
  )
}
