import { Button } from '../../ui/actions/button.tsx'
import classes from './map-view.module.css'

/** Picks a position with the keyboard: the arrow keys move the map, and this button picks its centre. */
export const PickAtCentre = ({ onPick }: { onPick: () => void }) => (
  <>
    <span aria-hidden className={classes.crosshair} />
    <Button size="small" variant="secondary" onClick={onPick} className={classes.pick}>
      Colocar marcador en el centro
    </Button>
  </>
)
