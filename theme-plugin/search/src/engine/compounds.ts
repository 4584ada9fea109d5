import {fold, isUnspaced} from './words';

/** Words joined by punctuation, as in `redux-persist`, `Next.js`, or `@scope/name`. */
const COMPOUND = /\p{L}[\p{L}\p{N}\p{M}]*(?:[-./][\p{L}\p{N}\p{M}]+){1,3}/gu;
const JOINT = /[-./]/;
const MIN_COMPOUND = 4;

/** A compound's term starts with this, which isn't a letter, so that a prefix of its first word doesn't match it. */
const COMPOUND_MARK = '-';

/** The words that punctuation joins in a text, folded: `redux` and `persist`. */
export function compoundsOf(text: string): string[][] {
  return text
    .split(/\s+/)
    .filter(chunk => JOINT.test(chunk))
    .flatMap(chunk => chunk.match(COMPOUND) ?? [])
    .map(compound => compound.split(JOINT).map(part => fold(part)))
    .filter(parts => parts.join('').length >= MIN_COMPOUND && !parts.some(isUnspaced));
}

/** The term of words that are written as one, or joined by punctuation. */
export function compoundTerm(...parts: readonly string[]): string {
  return COMPOUND_MARK + parts.join('');
}

/** Whether a term comes from `compoundTerm`. */
export function isCompound(term: string): boolean {
  return term.startsWith(COMPOUND_MARK);
}
