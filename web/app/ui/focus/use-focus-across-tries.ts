import { type RefObject, useLayoutEffect } from 'react'

/** A place in the page, whatever stands there. */
interface Spot {
  around: HTMLElement
  before: Element | null
}

/** Where the focus waits, and what has it there. */
let waiting: { spot: Spot; holder: HTMLElement; follower: MutationObserver } | null = null

const spotsOf = (control: Element): Spot[] => {
  const spots: Spot[] = []
  for (
    let part = control;
    part.parentElement && part.parentElement !== document.body;
    part = part.parentElement
  )
    spots.push({ around: part.parentElement, before: part.previousElementSibling })
  return spots
}

const standingAt = ({ around, before }: Spot): HTMLElement => {
  const here = before?.parentElement === around ? before.nextElementSibling : around.firstElementChild
  return here instanceof HTMLElement ? here : around
}

const focusAt = (spot: Spot): HTMLElement => {
  const holder = standingAt(spot)
  if (holder.tabIndex < 0 && !holder.hasAttribute('tabindex')) {
    holder.tabIndex = -1
    holder.dataset.holdsFocus = ''
  }
  holder.focus({ preventScroll: true })
  return holder
}

const stopWaiting = () => {
  waiting?.follower.disconnect()
  waiting = null
}

/** Passes the focus on from the skeleton to what was loaded. */
const follow = () => {
  if (!waiting || waiting.holder.isConnected) return
  const isLost = document.activeElement === document.body && waiting.spot.around.isConnected
  if (isLost) waiting.holder = focusAt(waiting.spot)
  else stopWaiting()
}

const waitAt = (spot: Spot) => {
  stopWaiting()
  waiting = { spot, holder: focusAt(spot), follower: new MutationObserver(follow) }
  waiting.follower.observe(spot.around, { childList: true })
}

/**
 * For a button to try again, which leaves with its error as soon as it is pressed. The focus then stays with what takes their place,
 * so that the next tab stop is in what was loaded, and comes back to the button when the next try fails as well.
 */
export const useFocusAcrossTries = (button: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const own = button.current
    const isFree = [document.body, waiting?.holder].some((one) => one === document.activeElement)
    if (waiting?.spot.around.contains(own) && isFree) {
      stopWaiting()
      own?.focus({ preventScroll: true })
    }
    return () => {
      if (!own || document.activeElement !== own) return
      const spots = spotsOf(own)
      // Only after this commit is it known what of them stays. A dialog that was closed has given the focus back by then.
      queueMicrotask(() => {
        const stays = spots.find(({ around }) => around.isConnected)
        if (stays && document.activeElement === document.body) waitAt(stays)
      })
    }
  }, [button])
