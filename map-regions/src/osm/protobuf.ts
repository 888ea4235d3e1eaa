/** Reads the wire format of protocol buffers: https://protobuf.dev/programming-guides/encoding/ */
export class ProtobufReader {
  readonly bytes: Uint8Array
  position: number
  end: number

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.bytes = bytes
    this.position = start
    this.end = end
  }

  /** Reads an unsigned integer, exact up to 2⁵³. */
  varint(): number {
    let value = 0
    let scale = 1
    for (;;) {
      if (this.position >= this.end) throw new RangeError('A number is cut off.')
      const byte = this.bytes[this.position++] as number
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
      scale *= 128
      if (scale > 2 ** 63) throw new RangeError('A number is too long.')
    }
  }

  /** Reads an integer whose sign is in its last bit (sint). */
  zigzag(): number {
    const value = this.varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  /** Reads an integer in two's complement (int64): negative ones fill all 64 bits, in ten bytes. Exact for small ones, too. */
  signed(): number {
    const start = this.position
    const value = this.varint()
    if (this.position - start < 10) return value
    // One less than the complement, summed up from the inverted bits: a difference of numbers near 2⁶⁴ would lose the last ones.
    let complement = 0
    for (let index = 8; index >= 0; index--)
      complement = complement * 128 + (~(this.bytes[start + index] as number) & 0x7f)
    return -complement - 1
  }

  /** Reads the next field's number, with its wire type in the last three bits; 0 at the end. */
  key(): number {
    if (this.position === this.end) return 0
    const key = this.varint()
    if (key < 8 || key > 0xffffffff) throw new RangeError('A field has no number.')
    return key
  }

  /** Enters a field with a length; the returned reader ends where the field ends. */
  inner(): ProtobufReader {
    const length = this.varint()
    const start = this.position
    if (start + length > this.end) throw new RangeError('A field is longer than what holds it.')
    this.position = start + length
    return new ProtobufReader(this.bytes, start, start + length)
  }

  text(): string {
    const { bytes, position, end } = this.inner()
    return Buffer.from(bytes.buffer, bytes.byteOffset + position, end - position).toString('utf8')
  }

  skip(wireType: number): void {
    if (wireType === 0) this.varint()
    else if (wireType === 1) this.position += 8
    else if (wireType === 2) this.inner()
    else if (wireType === 5) this.position += 4
    else throw new RangeError(`Fields of wire type ${wireType} do not exist.`)
    if (this.position > this.end) throw new RangeError('A field is longer than what holds it.')
  }
}
