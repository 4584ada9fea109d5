import {LEVELS, type HitType, type StoredHit} from '../../../shared/search/types';

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
    (value.content === null || typeof value.content === 'string') &&
    isRecord(value.hierarchy) &&
    LEVELS.every(level => isTextOrNull((value.hierarchy as Record<string, unknown>)[level]))
  );
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

/** The hits stored under a key. Whatever is wrong with the storage or its contents: none. */
export function readHits(slot: StorageSlot): StoredHit[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}

/** Specification, section 5: "If storage fails, searches are not saved." Nothing else happens. */
export function writeHits(slot: StorageSlot, hits: readonly StoredHit[]): void {
  try {
    slot.set(JSON.stringify(hits));
  } catch {
    // Full, forbidden or gone: the search goes on without memory.
  }
}
