import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/actions/button.tsx'

interface FileButtonProps {
  onFiles: (files: File[]) => void
  children: ReactNode
  icon: ReactNode
  accept: string
  multiple?: boolean
  /** Opens a phone's camera directly. */
  capture?: ComponentProps<'input'>['capture']
  disabled: boolean
  className?: string
}

/** A button that opens the file picker, because the native file input cannot have our own texts. */
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
          // Allows choosing the same file again after it was removed.
          target.value = ''
        }}
      />
    </>
  )
}
