/** @jest-environment jsdom */
import {waitFor} from '@testing-library/react';
import {getSearchEvents} from '@site/theme-plugin/search/src/hosted/insights/getSearchEvents';
import {hit} from '../../support/hits';
import {HOSTED} from '../../support/hosted';

/** The service's own function, as a site adds it to its pages. */
const globals = window as unknown as {aa?: jest.Mock};

beforeEach(() => {
  process.env['FOLIO_HOSTED_SEARCH'] = 'true';
  globals.aa = jest.fn();
});

afterEach(() => {
  delete process.env['FOLIO_HOSTED_SEARCH'];
  delete globals.aa;
});

const reports = () =>
  globals.aa?.mock.calls.map(([method, payload]: [string, Record<string, unknown>]) => [
    method,
    payload['objectIDs'],
  ]);

describe('getSearchEvents', () => {
  it('returns nothing without a hosted index, or without its insights', () => {
    expect(getSearchEvents(undefined)).toBeUndefined();
    expect(getSearchEvents({...HOSTED, insights: false})).toBeUndefined();
    process.env['FOLIO_HOSTED_SEARCH'] = '';
    expect(getSearchEvents(HOSTED)).toBeUndefined();
  });

  it('returns one object per index for the life of the page', () => {
    const events = getSearchEvents(HOSTED);
    expect(getSearchEvents({...HOSTED})).toBe(events);
    expect(getSearchEvents({...HOSTED, indexName: 'blog'})).not.toBe(events);
    expect(getSearchEvents({...HOSTED, appId: 'OTHER'})).not.toBe(events);
  });

  it("passes every kind of event to the service's script, which gets the index once", async () => {
    const events = getSearchEvents({...HOSTED, indexName: 'all-kinds'});
    events?.selected({hit: hit('lvl1', '/chosen'), position: 1, queryID: undefined});
    events?.viewed([hit('lvl1', '/viewed')]);
    events?.active(hit('lvl1', '/active'));
    // The first event loads modules, and views are reported after a pause.
    await waitFor(
      () =>
        expect(reports()).toEqual([
          ['init', undefined],
          ['clickedObjectIDs', ['lvl1:/chosen']],
          ['viewedObjectIDs', ['lvl1:/viewed']],
          ['viewedObjectIDs', ['lvl1:/active']],
        ]),
      {timeout: 20_000},
    );
    const [, [, selected]] = globals.aa?.mock.calls ?? [];
    expect(selected).toMatchObject({index: 'all-kinds'});
  });
});
