/** @jest-environment jsdom */
import {createAutocomplete} from '@algolia/autocomplete-core';

/* What our adapter relies on, or makes up for: if one of these changes, look at the adapter. */

const source = (sourceId: string) => ({sourceId, getItems: () => []});

describe('autocomplete-core', () => {
  it('limits input to 512 characters unless told otherwise', () => {
    const {maxLength} = createAutocomplete({}).getInputProps({inputElement: null});
    expect(maxLength).toBe(512);
  });

  it('refuses two sources of one id', async () => {
    const api = createAutocomplete({getSources: () => [source('dup'), source('dup')]});
    api.setQuery('x');
    await expect(api.refresh()).rejects.toThrow('The `sourceId` "dup" is not unique.');
  });

  it('forgets an error of its sources and rejects', async () => {
    const states: string[] = [];
    const api = createAutocomplete({
      getSources: () => Promise.reject(new Error('broken')),
      onStateChange: ({state}) => states.push(state.status),
    });
    api.setQuery('x');
    await expect(api.refresh()).rejects.toThrow('broken');
    expect(states.at(-1)).toBe('idle');
  });
});
