import {getPageSession} from '@site/theme-plugin/search/src/session/getPageSession';
import {manualClient} from '../support/hits';

const filters = (language: string, ...tags: string[]) => ({language, tags});

describe('getPageSession', () => {
  it('returns the same session for the same index and filters', () => {
    const options = {client: manualClient()};
    const session = getPageSession({...options, filters: filters('en')});
    expect(getPageSession({...options, filters: filters('en')})).toBe(session);
    expect(getPageSession({...options, filters: filters('fr')})).not.toBe(session);
    expect(getPageSession(options)).not.toBe(session);
  });

  it('returns another session for another version of the docs, or for another set of them', () => {
    const client = manualClient();
    const sessionOf = (...tags: string[]) =>
      getPageSession({client, filters: filters('en', ...tags)});
    const session = sessionOf('docs-default-2.0');
    expect(sessionOf('docs-default-2.0')).toBe(session);
    expect(sessionOf('docs-default-1.0')).not.toBe(session);
    expect(sessionOf('docs-default-2.0', 'docs-api-1.0')).not.toBe(session);
  });

  it('returns another session for another client', () => {
    const session = getPageSession({client: manualClient()});
    expect(getPageSession({client: manualClient()})).not.toBe(session);
  });
});
