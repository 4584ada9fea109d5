import {LEVELS} from '../types';
import type {StoredHit} from '../SearchClient';

/** A key of the browser's storage, as Docusaurus's `createStorageSlot` returns it. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
}

const TYPES: ReadonlySet<string> = new Set([...LEVELS.slice(1), 'content']);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Storage can contain anything that an older version, another script, or a reader wrote. */
function isStoredHit(value: unknown): value is StoredHit {
  return (
    isRecord(value) &&
    typeof value.objectID === 'string' &&
    typeof value.url === 'string' &&
    typeof value.type === 'string' &&
    TYPES.has(value.type) &&
    isTextOrNull(value.content) &&
    isRecord(value.hierarchy) &&
    LEVELS.every(level => isTextOrNull((value.hierarchy as Record<string, unknown>)[level]))
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function parseList(json: string | null): unknown[] {
  const parsed: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(parsed) ? parsed : [];
}

/**
 * The hits stored under a key, without duplicates. Sites on one host share their storage, so it isn't
 * trusted: entries that aren't hits, or that link where a hit must not link, are removed from it. If it can't
 * be read, there are no hits.
 *
 * @param isHitUrl - see `createHitUrlCheck`
 */
export function readHits(slot: StorageSlot, isHitUrl: (url: string) => boolean): StoredHit[] {
  try {
    const stored = parseList(slot.get());
    const hits = new Map<string, StoredHit>();
    for (const hit of stored) {
      if (isStoredHit(hit) && isHitUrl(hit.url) && !hits.has(hit.objectID)) {
        hits.set(hit.objectID, hit);
      }
    }
    const kept = Array.from(hits.values());
    if (kept.length < stored.length) {
      writeHits(slot, kept);
    }
    return kept;
  } catch {
    return [];
  }
}

/** If storage fails, searches aren't saved; nothing else is affected. */
export function writeHits(slot: StorageSlot, hits: readonly StoredHit[]): void {
  try {
    slot.set(JSON.stringify(hits));
  } catch {
    // Storage is full, denied, or missing: search works without saved searches.
  }
}
