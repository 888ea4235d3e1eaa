/** A browser's window: input and inspection, independent of the engine's protocol. */
export interface EngineWindow {
  goesTo(url: string): Promise<void>
  /** Runs a function in the page, with plain values; it must not use variables from outside. */
  run<Result, Given extends unknown[]>(work: (...given: Given) => Result, ...given: Given): Promise<Result>
  resizes(width: number, height: number): Promise<void>
  /** In CSS px of the window. */
  moves(x: number, y: number): Promise<void>
  holds(): Promise<void>
  lets(): Promise<void>
  types(text: string): Promise<void>
  /** `Enter`, `ArrowDown`, …, as in a keyboard event. */
  presses(key: Key, withShift?: boolean): Promise<void>
  /** Chooses a file in a file field. */
  picks(selector: string, path: string): Promise<void>
  /** Closes the browser. */
  ends(): Promise<void>
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space'

export interface Engine {
  name: string
  /** The Debian packages that contain it. */
  packages: readonly string[]
  isHere(): boolean
  opens(): Promise<EngineWindow>
}
