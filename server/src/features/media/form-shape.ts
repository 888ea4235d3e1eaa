import type { FileKind } from './file-type.ts'

/** What a multipart form may contain: text fields, and files that share a name. */
export interface FormShape<Field extends string = string> {
  fields: readonly Field[]
  files: {
    /** `media` accepts the parts `media[0]`, `media[1]`…, `media[]` and `media`. A video's poster is sent as `poster[1]`. */
    name: string
    most: number
    kinds: readonly FileKind[]
  }
}
