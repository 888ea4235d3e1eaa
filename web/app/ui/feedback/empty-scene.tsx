import type { ComponentType } from 'react'
import { useDrawnByServer } from '../../platform/rendering/use-hydrated.ts'
import styles from './empty-scene.module.css'
import type { EmptySceneName } from './empty-scene-shapes.tsx'
import { lazyPart } from './lazy-part.tsx'

const load = async (): Promise<ComponentType<{ name: EmptySceneName }>> =>
  (await import('./empty-scene-shapes.tsx')).SceneShapes

/** Few lists are empty: the browser loads the shapes with the first scene that it renders itself. */
let Shapes: ComponentType<{ name: EmptySceneName }> = lazyPart(load, null, { dispensable: true })

// The server has them before its first page. An `await` here would wait for ever where both modules are built into one file.
if (import.meta.env.SSR)
  void load().then((shapes) => {
    Shapes = shapes
  })

/** A small landscape for an empty list. Decoration: the text beside it says what is missing. */
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
      // Makes React keep the markup that the server rendered.
      {...(drawn ? { dangerouslySetInnerHTML: { __html: '' } } : { children: <Shapes name={name} /> })}
    />
  )
}
