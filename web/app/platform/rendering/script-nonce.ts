import { createContext, useContext } from 'react'

/**
 * The nonce of the rendering on the server; undefined in the browser, where the server has already replaced it
 * by hashes, so that hydration finds what it expects.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)

export const useScriptNonce = (): string | undefined => useContext(ScriptNonce)
