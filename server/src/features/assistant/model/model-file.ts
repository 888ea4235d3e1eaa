import { open } from 'node:fs/promises'

const MAGIC = 'GGUF'
const VERSIONS = [2, 3]
/** Magic number, version, and the numbers of tensors and metadata entries. */
const HEADER_BYTES = 24
/** More than any model has: with a larger number in a damaged header, node-llama-cpp would read endlessly. */
const PARTS_MAX = 100_000n

const isHeader = (header: Buffer): boolean => {
  const counts = [header.readBigUInt64LE(8), header.readBigUInt64LE(16)]
  return (
    header.toString('latin1', 0, MAGIC.length) === MAGIC &&
    VERSIONS.includes(header.readUInt32LE(4)) &&
    counts.every((count) => count > 0n && count < PARTS_MAX)
  )
}

/** Returns what is wrong with a model file, in a line for the operator; null when loading can be tried. */
export const modelFileProblem = async (path: string): Promise<string | null> => {
  try {
    await using file = await open(path)
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    return bytesRead === HEADER_BYTES && isHeader(buffer)
      ? null
      : `ASSISTANT_MODEL_FILE: ${path} no es un modelo GGUF, o está dañado`
  } catch {
    return `ASSISTANT_MODEL_FILE: ${path} no existe o no se puede leer`
  }
}
