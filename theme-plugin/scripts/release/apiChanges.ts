import type {PublicApi} from './publicApi';

/** One name of the public API that is new or gone. */
export interface ApiChange {
  readonly kind: string;
  readonly name: string;
  readonly change: 'added' | 'removed';
}

/** Whether a list has a name. A component that may be ejected, too, may still be wrapped. */
const has = (list: readonly string[] | undefined, name: string) =>
  list?.some(other => other === name || other === name.replace('(wrap)', '(eject, wrap)'));

function missingFrom(from: PublicApi, names: PublicApi, change: ApiChange['change']): ApiChange[] {
  return Object.entries(names).flatMap(([kind, list]) =>
    list.filter(name => !has(from[kind], name)).map(name => ({kind, name, change})),
  );
}

/** What differs between the public API of a release and a later one. */
export function apiChanges(released: PublicApi, current: PublicApi): ApiChange[] {
  return [...missingFrom(released, current, 'added'), ...missingFrom(current, released, 'removed')];
}
