import type {ReactNode} from 'react';
import {FirstLinks} from './FirstLinks';
import {KnownPagesHint} from './KnownPagesHint';
import {NotFoundSearch} from './NotFoundSearch';

/** The ways on from the not-found page: the search, pages that the address may have meant, and the main pages. */
export function NotFoundHelp(): ReactNode {
  return (
    <>
      <NotFoundSearch />
      <KnownPagesHint />
      <FirstLinks />
    </>
  );
}
