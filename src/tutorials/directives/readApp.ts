import {parseApp} from '../snapshots/appFiles';
import type {Snapshot} from '../snapshots/Snapshot';
import type {Directive} from '../../samples/remark/mdxNodes';

/**
 * The part of an app, or the project of a guide, that a directive names by `app=`.
 *
 * @throws {Error} where it names none
 */
export function readApp({name, type, attributes}: Directive): Snapshot {
  const colons = type === 'leafDirective' ? '::' : ':::';
  const written = attributes?.app ?? '';
  const app = parseApp(written);
  if (!app) {
    throw new Error(
      `${colons}${name}{app=${written}} names no part of an app: write ${colons}${name}{app=essentials/3}, or {app=guides/nextjs}`,
    );
  }
  return app;
}
