import { DELETED_PERSON } from '@andariego/contract/people-rules'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './terms-dialog.module.css'

interface TermsDialogProps {
  open: boolean
  onClose: () => void
}

export const TermsDialog = ({ open, onClose }: TermsDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Términos y Condiciones"
    actions={<Button onClick={onClose}>Cerrar</Button>}
  >
    <div className={styles.terms}>
      <p>
        Andariego es una herramienta educativa y de demostración. Sirve para compartir lugares y planear
        viajes, y se ofrece tal como está, sin garantías ni fines comerciales.
      </p>
      <h3>Tu cuenta</h3>
      <p>
        Necesitas un correo propio y una contraseña que solo conozcas tú. Lo que se haga desde tu cuenta es
        responsabilidad tuya; si crees que alguien más entró, cambia la contraseña y cierra las demás
        sesiones.
      </p>
      <h3>Lo que publicas</h3>
      <p>
        Tus reseñas, fotos, videos y descripciones siguen siendo tuyos. Al publicarlos permites que Andariego
        los muestre a cualquiera que visite el sitio. Publica solo lo que es tuyo, sin insultos, publicidad ni
        datos personales de otras personas.
      </p>
      <h3>Lo que lees</h3>
      <p>
        Los lugares y las opiniones los escriben otros viajeros, y el asistente puede equivocarse. Comprueba
        horarios, precios y condiciones antes de viajar: Andariego no responde por ellos.
      </p>
      <h3>Tus datos</h3>
      <p>
        Guardamos tu correo, una huella irreversible de tu contraseña y lo que publicas, y no lo vendemos. Tu
        correo se muestra junto a tus reseñas. Desde «Mi cuenta» puedes descargar todo o eliminar la cuenta
        cuando quieras; las reseñas y los lugares quedan entonces como de «{DELETED_PERSON}».
      </p>
      <h3>Cambios</h3>
      <p>
        Al ser una demostración, el servicio puede cambiar, interrumpirse o terminar, también con los datos
        que contiene. Guarda una copia de lo que te importe.
      </p>
    </div>
  </Dialog>
)
