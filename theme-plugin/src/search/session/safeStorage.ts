import {LEVELS, type HitType} from '../types';
import type {StoredHit} from '../SearchClient';

/** One key of the browser's storage, as `createStorageSlot` of Docusaurus makes it. */
export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
}

const TYPES: ReadonlySet<string> = new Set<HitType>([
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
  'content',
]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Storage can hold anything: what an older version, another script or a reader wrote. */
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
 * The hits stored under a key, each `objectID` once. Sites of one host share their storage, so what
 * is stored is not trusted: entries that are no hits, or that lead where no hit may lead, are dropped
 * from storage as well. A storage that cannot be read is an empty one.
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

/** If storage fails, searches are not saved, and nothing else happens. */
export function writeHits(slot: StorageSlot, hits: readonly StoredHit[]): void {
  try {
    slot.set(JSON.stringify(hits));
  } catch {
    // Storage is full, denied, or missing: search works without saved searches.
  }
}
