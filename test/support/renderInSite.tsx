import type {ReactNode} from 'react';
import {render, type RenderResult} from '@testing-library/react';
import {SiteProviders} from './SiteProviders';

/** Renders into jsdom what the site would render at `path`. */
export function renderInSite(ui: ReactNode, path = '/'): RenderResult {
  return render(<SiteProviders path={path}>{ui}</SiteProviders>);
}
