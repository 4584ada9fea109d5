import type {ReactNode} from 'react';
import {THEME_NAME} from '../../shared/constants';
import {RouteContextProvider} from '../coreInternal';

const ROUTE_CONTEXT = {plugin: {name: THEME_NAME, id: 'default'}};

/** Gives the layout of a crash page the route context that the crashed route would have given it. */
export function ErrorRouteContext({children}: {readonly children: ReactNode}): ReactNode {
  return <RouteContextProvider value={ROUTE_CONTEXT}>{children}</RouteContextProvider>;
}
