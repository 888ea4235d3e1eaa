import { createContext, useContext } from 'react'

/**
 * The nonce during server rendering; undefined in the browser, where the server has already replaced nonces by hashes, so that
 * hydration matches.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)

export const useScriptNonce = (): string | undefined => useContext(ScriptNonce)
