import {getPageSession} from '@site/theme-plugin/src/search/session/getPageSession';
import {manualClient} from '../support/hits';

const filters = (language: string) => ({language, tags: []});

describe('getPageSession', () => {
  it('returns the same session for the same index and filters', () => {
    const options = {client: manualClient()};
    const session = getPageSession({...options, filters: filters('en')});
    expect(getPageSession({...options, filters: filters('en')})).toBe(session);
    expect(getPageSession({...options, filters: filters('fr')})).not.toBe(session);
    expect(getPageSession(options)).not.toBe(session);
  });

  it('returns another session for another client', () => {
    const session = getPageSession({client: manualClient()});
    expect(getPageSession({client: manualClient()})).not.toBe(session);
  });
});
