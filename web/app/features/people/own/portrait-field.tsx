import { IMAGE_TYPES, MEDIA_MAX_BYTES, mediaMessages } from '@andariego/contract/media-rules'
import type { Profile } from '@andariego/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { api, formatError, uploadApi } from '../../../platform/api/api.ts'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Portrait } from '../../../ui/content/portrait.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import styles from './portrait-field.module.css'

const usePortrait = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File | null) => {
      if (file === null) return api('DELETE /users/me/portrait')
      if (file.size > MEDIA_MAX_BYTES) throw new Error(mediaMessages.tooLarge)
      const form = new FormData()
      form.set('portrait', file)
      return uploadApi()('PUT /users/me/portrait', { form })
    },
    onSuccess: () => invalidateAfter(client, 'PUT /users/me/profile'),
  })
}

/** The user's portrait, with buttons to change it; a chosen file is uploaded at once. */
export const PortraitField = ({ profile: { id, portrait } }: { profile: Profile }) => {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, variables } = usePortrait()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows choosing the same file again after a failure.
    target.value = ''
    if (file) mutate(file)
  }
  const isUploading = isPending && variables !== null
  return (
    <div className={styles.field}>
      <Portrait id={id} picture={portrait} size="large" />
      <div className={styles.words}>
        <p className={styles.hint}>
          {portrait === null ? 'Este retrato se dibuja solo, y siempre igual.' : 'Así te ven los demás.'}
        </p>
        <div className={styles.actions}>
          <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden onChange={choose} />
          <Button
            variant="secondary"
            size="small"
            busy={isUploading}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && input.current?.click()}
          >
            {isUploading ? 'Subiendo…' : portrait === null ? 'Subir una foto' : 'Cambiar la foto'}
          </Button>
          {portrait !== null && (
            <Button
              variant="quiet"
              size="small"
              busy={isPending && !isUploading}
              onClick={() => mutate(null)}
            >
              Quitar la foto
            </Button>
          )}
        </div>
        {error && <FormMessage>{error.name === 'Error' ? error.message : formatError(error)}</FormMessage>}
      </div>
    </div>
  )
}
