import { open } from 'node:fs/promises'

const MAGIC = 'GGUF'
const VERSIONS = [2, 3]
/** Magic, version, and how many tensors and descriptions there are. */
const HEADER_BYTES = 24
/** No model has as many: node-llama-cpp reads on for ever where a damaged header says more. */
const PARTS_MAX = 100_000n

const isHeader = (header: Buffer): boolean => {
  const counts = [header.readBigUInt64LE(8), header.readBigUInt64LE(16)]
  return (
    header.toString('latin1', 0, MAGIC.length) === MAGIC &&
    VERSIONS.includes(header.readUInt32LE(4)) &&
    counts.every((count) => count > 0n && count < PARTS_MAX)
  )
}

/** What is wrong with the file of a model, in a line for the operator; null when it can be tried. */
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
