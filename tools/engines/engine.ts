/** A window of a browser: what a hand can do there, and a look at what is in it, whatever protocol the engine speaks. */
export interface EngineWindow {
  goesTo(url: string): Promise<void>
  /** Runs a function in the page, with plain values; it may know nothing from outside. */
  run<Result, Given extends unknown[]>(work: (...given: Given) => Result, ...given: Given): Promise<Result>
  resizes(width: number, height: number): Promise<void>
  /** In px of the window. */
  moves(x: number, y: number): Promise<void>
  holds(): Promise<void>
  lets(): Promise<void>
  types(text: string): Promise<void>
  /** `Enter`, `ArrowDown`, … as in a keyboard event. */
  presses(key: Key, withShift?: boolean): Promise<void>
  /** Chooses files in a file field. */
  picks(selector: string, path: string): Promise<void>
  /** Ends the browser. */
  ends(): Promise<void>
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space'

export interface Engine {
  name: string
  /** Debian's packages that bring it. */
  packages: readonly string[]
  isHere(): boolean
  opens(): Promise<EngineWindow>
}
