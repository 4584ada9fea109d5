import {objectId} from '../objectId';
import type {HitType} from '../types';
import {hashTarget} from '../../client/links/hashTarget';

/** The `objectID` of a hit, from its address alone. */
export function objectIdOfUrl(url: string, type: HitType): string {
  const [address = '', anchor = ''] = url.split('#', 2);
  const path = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
  return objectId({path, anchor: hashTarget(`#${anchor}`) || anchor || null, type});
}
