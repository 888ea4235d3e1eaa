/** An address; where it is too long for its line it breaks before the @. */
export const Email = ({ children }: { children: string }) => {
  const at = children.lastIndexOf('@')
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
