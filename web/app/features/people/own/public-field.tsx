import { pages } from '@andariego/contract/pages'
import { Link } from '../../../platform/rendering/link.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

interface PublicFieldProps {
  userId: string
  /** The saved value. */
  isPublic: boolean
  checked: boolean
  onChange: (isPublic: boolean) => void
}

/** Checkbox whether everybody may see the user's profile. */
export const PublicField = ({ userId, isPublic, checked, onChange }: PublicFieldProps) => (
  <Checkbox
    name="isPublic"
    label="Perfil público"
    hint={
      <>
        Cualquiera, también sin cuenta y desde un buscador, ve juntos tu perfil, tus reseñas, los lugares que
        agregaste y un mapa de por dónde anduviste. Tu correo lo ve solo quien elegiste.{' '}
        {isPublic && <Link to={pages.user({ id: userId })}>Ver mi perfil público</Link>}
      </>
    }
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
)
