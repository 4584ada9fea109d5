import type {ReactNode} from 'react';
import {configure, render, type RenderResult} from '@testing-library/react';
import {SiteProviders} from './SiteProviders';

// What a test waits for may take many times as long on a busy machine.
configure({asyncUtilTimeout: 20_000});

/** Renders into jsdom what the site would render at `path`. */
export function renderInSite(ui: ReactNode, path = '/'): RenderResult {
  return render(<SiteProviders path={path}>{ui}</SiteProviders>);
}
