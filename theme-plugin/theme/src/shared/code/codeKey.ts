import type {CodeSource} from './codeSource';

const FNV_PRIME = 16_777_619;
const FNV_OFFSET = 2_166_136_261;

/**
 * A hash that identifies a code block in the build and in the browser, and that changes with everything that its
 * HTML depends on. It's 64 bits of FNV-1a (two runs of 32 bits), in base 36.
 */
export function codeKey({language, isNumbered, text, ...lists}: CodeSource): string {
  const {highlighted, added, removed, types} = lists;
  const source = [language, isNumbered, highlighted, added, removed, types, text].join('\n');
  let [first, second] = [FNV_OFFSET, ~FNV_OFFSET];
  for (let i = 0; i < source.length; i += 1) {
    first = Math.imul(first ^ source.charCodeAt(i), FNV_PRIME);
    second = Math.imul(second ^ (first >>> 16) ^ i, FNV_PRIME);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
