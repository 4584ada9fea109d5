import type {HitType} from './types';

export interface ObjectIdParts {
  /** The page's path or URL. The origin is ignored, so favorites survive a move to another host. */
  readonly path: string;
  /** The section's anchor without `#`; null for the page itself. */
  readonly anchor: string | null;
  readonly type: HitType;
  /** Index among the records with the same type and address. */
  readonly ordinal?: number;
}

/**
 * A 53-bit hash of a string, combined from two multiplicative hashes. That's plenty to tell a site's sections
 * apart.
 */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/**
 * The `objectID` of a record: a hash of its place and type but not of its text, so saved searches survive
 * rebuilds and edits.
 */
export function objectId({path, anchor, type, ordinal = 0}: ObjectIdParts): string {
  return hash53([path, anchor ?? '', type, ordinal].join('\n')).toString(36);
}
