interface Decided<Deed extends string> {
  /** What the caller may do with it; missing in answers that an earlier release kept on the device. */
  may?: readonly Deed[] | undefined
}

/** Whether the caller may do this with a thing that the server told of. */
export const allows = <Deed extends string>({ may }: Decided<Deed>, deed: Deed): boolean =>
  may?.includes(deed) ?? false
