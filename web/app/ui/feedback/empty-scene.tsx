import type { ComponentType } from 'react'
import { useDrawnByServer } from '../../platform/rendering/use-hydrated.ts'
import styles from './empty-scene.module.css'
import type { EmptySceneName } from './empty-scene-shapes.tsx'
import { lazyPart } from './lazy-part.tsx'

const load = async (): Promise<ComponentType<{ name: EmptySceneName }>> =>
  (await import('./empty-scene-shapes.tsx')).SceneShapes

/** Few lists are empty: the shapes come to the browser with the first one that it draws by itself. */
const Shapes = import.meta.env.SSR ? await load() : lazyPart(load, null, { dispensable: true })

/** A small landscape for a list with nothing in it. Decoration only: the sentence beside it says what is the matter. */
export const EmptyScene = ({ name, className = '' }: { name: EmptySceneName; className?: string }) => {
  const drawn = useDrawnByServer()
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="0 0 240 150"
      width="240"
      height="150"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // React leaves alone what the server drew.
      {...(drawn ? { dangerouslySetInnerHTML: { __html: '' } } : { children: <Shapes name={name} /> })}
    />
  )
}
