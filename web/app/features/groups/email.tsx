/** Shows how a person is called; an address that is too long for its line breaks before the @. */
export const Email = ({ children }: { children: string }) => {
  const at = children.indexOf('@', 1)
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
