/** A text in which an address that is too long for its line is broken before its @. */
export const Email = ({ children }: { children: string }) =>
  children.split(/(?=@)/).map((part, index) => [index > 0 && <wbr key={part} />, part])
