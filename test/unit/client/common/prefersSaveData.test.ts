import {prefersSaveData} from '@site/theme-plugin/src/client/common/prefersSaveData';

describe('prefersSaveData', () => {
  it.each([
    [{connection: {saveData: true, effectiveType: '4g'}}, true],
    [{connection: {saveData: false, effectiveType: '2g'}}, true],
    [{connection: {effectiveType: 'slow-2g'}}, true],
    [{connection: {saveData: false, effectiveType: '3g'}}, false],
    [{connection: {}}, false],
    [{}, false],
  ])('%j: %s', (navigator, expected) => {
    expect(prefersSaveData(navigator)).toBe(expected);
  });
});
