/** A typed array that grows as it is filled. */
export class Growing {
  #values = new Uint32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  at(position: number): number {
    return this.#values[position] ?? 0;
  }
}

/** Bytes written one after the other, kept in chunks so that growing copies nothing. */
export class GrowingBytes {
  readonly #chunks: Buffer[] = [];
  #chunk = Buffer.allocUnsafeSlow(1 << 20);
  #used = 0;
  length = 0;

  append(text: string): number {
    const bytes = Buffer.byteLength(text);
    if (this.#used + bytes > this.#chunk.length) {
      this.#chunks.push(this.#chunk.subarray(0, this.#used));
      this.#chunk = Buffer.allocUnsafeSlow(Math.max(1 << 20, bytes));
      this.#used = 0;
    }
    this.#used += this.#chunk.write(text, this.#used);
    this.length += bytes;
    return bytes;
  }

  toBuffer(): Buffer {
    return Buffer.concat([...this.#chunks, this.#chunk.subarray(0, this.#used)], this.length);
  }
}
