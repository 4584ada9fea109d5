import {parseApp} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import type {Directive} from '../../samples/remark/mdxNodes';

/**
 * Returns the part of an app, or the project of a guide, that a directive names with `app=`.
 *
 * @throws {Error} if the name is missing or invalid
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
