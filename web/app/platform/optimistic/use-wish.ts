import { useEffect, useRef } from 'react'

/** Does once what was pressed before it could be done, as soon as `due` is true. A later wish is done again. */
export const useWish = (due: boolean, carryOut: () => void): void => {
  const done = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the moment counts
  useEffect(() => {
    if (due && !done.current) carryOut()
    done.current = due
  }, [due])
}
