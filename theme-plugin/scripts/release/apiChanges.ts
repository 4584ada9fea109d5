import type {PublicApi} from './publicApi';

/** One name of the public API that is new or gone. */
export interface ApiChange {
  readonly kind: string;
  readonly name: string;
  readonly change: 'added' | 'removed';
}

function missingFrom(from: PublicApi, names: PublicApi, change: ApiChange['change']): ApiChange[] {
  return Object.entries(names).flatMap(([kind, list]) =>
    list.filter(name => !from[kind]?.includes(name)).map(name => ({kind, name, change})),
  );
}

/** What differs between the public API of a release and a later one. */
export function apiChanges(released: PublicApi, current: PublicApi): ApiChange[] {
  return [...missingFrom(released, current, 'added'), ...missingFrom(current, released, 'removed')];
}
