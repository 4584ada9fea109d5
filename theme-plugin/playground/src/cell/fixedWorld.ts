import {FIXED_INSTANT, RANDOM_SEED} from '../shared/constants';

let state = RANDOM_SEED;

/** Resets the random numbers to the seed. Call it before each sample, if several run in a thread. */
export function reseed() {
  state = RANDOM_SEED;
}

/**
 * Mulberry32, a small generator that's good enough for IDs (public domain, by Tommy Ettinger).
 *
 * @returns a number from 0 (inclusive) to 1 (exclusive)
 */
function seededRandom(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** Makes this thread's `Math.random`, `Date`, and `crypto` deterministic. */
export function fixWorld() {
  Math.random = seededRandom;
  Object.defineProperty(globalThis, 'Date', {
    value: fixedDate(),
    configurable: true,
    writable: true,
  });
  Object.defineProperty(globalThis, 'crypto', {
    value: seededCrypto(),
    configurable: true,
    writable: true,
  });
}

function fixedDate() {
  const RealDate = Date;
  function SampleDate(...args: unknown[]) {
    if (!new.target) {
      return new RealDate(FIXED_INSTANT).toString();
    }
    return Reflect.construct(RealDate, args.length > 0 ? args : [FIXED_INSTANT], new.target);
  }
  SampleDate.prototype = RealDate.prototype;
  RealDate.prototype.constructor = SampleDate;
  Object.defineProperty(SampleDate, 'name', {value: 'Date'});
  return Object.assign(SampleDate, {
    now: () => FIXED_INSTANT,
    UTC: RealDate.UTC,
    parse: RealDate.parse,
  });
}

function seededCrypto() {
  const {subtle} = globalThis.crypto;
  const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => {
      bytes[index] = Math.floor(seededRandom() * 256);
    });
    return array;
  };
  const randomUUID = () => {
    const digits = [...getRandomValues(new Uint8Array(16))].map((byte, index) => {
      // Version 4 in octet 6 and the variant in octet 8 (RFC 9562, section 5.4).
      const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
      return fixed.toString(16).padStart(2, '0');
    });
    return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  return {subtle, getRandomValues, randomUUID};
}
