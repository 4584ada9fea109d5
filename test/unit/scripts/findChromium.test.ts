import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findChromium} from '@site/scripts/findChromium';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'chromium-'));
const browser = path.join(dir, 'browser');
const document = path.join(dir, 'document');
const nowhere = path.join(dir, 'nowhere');

beforeAll(() => {
  fs.writeFileSync(browser, '#!/bin/sh\n', {mode: 0o755});
  fs.writeFileSync(document, 'text', {mode: 0o644});
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

describe('findChromium', () => {
  it('prefers the one that CHROMIUM names', () => {
    expect(findChromium({named: browser, usual: ['/bin/sh']})).toBe(browser);
  });

  it("tries the usual paths in order, then its own installation, then Playwright's", () => {
    const playwrights = () => browser;
    const headless = nowhere;
    const find = (places: object) =>
      findChromium({named: '', usual: [nowhere, document, dir], headless, playwrights, ...places});
    expect(find({usual: [nowhere, '/bin/sh']})).toBe('/bin/sh');
    expect(find({headless: '/bin/sh'})).toBe('/bin/sh');
    expect(find({})).toBe(browser);
  });

  it.each([nowhere, document, dir])("rejects a CHROMIUM that can't run: %s", named => {
    expect(() => findChromium({named})).toThrow(
      `CHROMIUM is "${named}", but it isn't a program that can run. Set it to the path of a Chromium, or unset it.`,
    );
  });

  it("says exactly how to get one if there's none", () => {
    const search = () =>
      findChromium({
        named: '',
        usual: [nowhere],
        headless: nowhere,
        playwrights: () => nowhere,
      });
    expect(search).toThrow('sudo apt-get install chromium-headless-shell (or chromium)');
    expect(search).toThrow('npx playwright install --with-deps chromium');
    expect(search).toThrow('CHROMIUM=/path/to/chromium npm test');
  });
});
