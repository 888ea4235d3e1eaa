/** Writes the wire format of protocol buffers into a growing buffer. */
export class ProtobufWriter {
  bytes: Uint8Array = new Uint8Array(1 << 16)
  length = 0

  private room(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more))
    larger.set(this.bytes.subarray(0, this.length))
    this.bytes = larger
  }

  varint(value: number): void {
    this.room(10)
    let rest = value
    while (rest >= 0x80) {
      this.bytes[this.length++] = (rest % 0x80) | 0x80
      rest = Math.floor(rest / 0x80)
    }
    this.bytes[this.length++] = rest
  }

  text(field: number, text: string): void {
    const bytes = Buffer.from(text, 'utf8')
    this.raw(field, bytes)
  }

  /** Writes a field with a length: a text, a message, packed numbers. */
  raw(field: number, bytes: Uint8Array): void {
    this.varint((field << 3) | 2)
    this.varint(bytes.length)
    this.room(bytes.length)
    this.bytes.set(bytes, this.length)
    this.length += bytes.length
  }

  double(field: number, value: number): void {
    this.varint((field << 3) | 1)
    this.room(8)
    new DataView(this.bytes.buffer).setFloat64(this.length, value, true)
    this.length += 8
  }

  /** Returns what was written since the last call, and reuses the buffer. */
  take(): Uint8Array {
    const taken = this.bytes.slice(0, this.length)
    this.length = 0
    return taken
  }
}
