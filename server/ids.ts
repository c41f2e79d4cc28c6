import type { Clock, Random } from './world.ts';

export type Ids = {
  /** Sorts by the millisecond it was made in: for rows. */
  uuid7(): string;
  /** Says nothing about when it was made: for orders, instruments, keys. */
  uuid4(): string;
  /** 256 bits that open something: a session, a link. */
  secret(): string;
};

/** Makes ids from the clock and the chance it is given. */
export function createIds(clock: Pick<Clock, 'nowMs'>, random: Pick<Random, 'bytes'>): Ids {
  return {
    uuid7() {
      const bytes = Buffer.from(random.bytes(16));
      bytes.writeUIntBE(clock.nowMs(), 0, 6);
      return stamped(bytes, 7);
    },
    uuid4: () => stamped(Buffer.from(random.bytes(16)), 4),
    secret: () => Buffer.from(random.bytes(32)).toString('base64url'),
  };
}

function stamped(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
