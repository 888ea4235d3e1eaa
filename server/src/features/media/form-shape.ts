import type { FileKind } from './file-type.ts'

/** What a multipart form may hold: text fields, and files that share a name. */
export interface FormShape<Field extends string = string> {
  fields: readonly Field[]
  files: {
    /** `media` stands for the parts `media[0]`, `media[1]`…, `media[]` and `media`. The still of a video comes as `poster[1]`. */
    name: string
    most: number
    kinds: readonly FileKind[]
  }
}
