import { Button } from '../../ui/actions/button.tsx'
import classes from './map-view.module.css'

/** The keyboard's way to choose a spot: move the map with the arrows, then press. */
export const PickAtCentre = ({ onPick }: { onPick: () => void }) => (
  <>
    <span aria-hidden className={classes.crosshair} />
    <Button size="small" variant="secondary" onClick={onPick} className={classes.pick}>
      Colocar marcador en el centro
    </Button>
  </>
)
