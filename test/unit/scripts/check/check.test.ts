// cspell:ignore zquirks grey

import {page, temporarySite} from '../../samples/support/temporarySite';
import {runProgram, type Finished} from '../../../support/runCommand';

const head = (id: string) => `---
id: ${id}
slug: /lending/${id}
title: Lend a tool
sidebar_label: Lend a tool
description: Keep track of a tool with a store, an action, and a reducer, and learn where each change of the state comes from.
keywords: [redux store, redux action]
---
`;

const site = temporarySite({
  'docs/sound.md': `${head('sound')}${page`
The desk lends tools.

## Count them {/* #count */}

'''ts run
const tools = ['ladder', 'drill']
console.log(tools.length) // => 2
'''
`}`,
  'docs/faulty.md': `${head('faulty').replace('keywords:', 'keyword:')}${page`
The desk lends tools. It also lends zquirks and grey paint, and there's more in [the cellar](./sound.md#cellar).

## Count them {/* #count */}

'''ts run
const tools = ['ladder', 'drill']
console.log(tools.length) // => 3
'''
`}`,
});
afterAll(site.remove);

const check = (...args: string[]): Promise<Finished> =>
  runProgram('check.ts', ['--root', site.root, ...args], {cwd: site.root});

describe('check', () => {
  it("prints each check's findings on each page, by line, and exits with 1", async () => {
    const {code, stdout} = await check('docs/sound.md', 'docs/faulty.md');
    const [sound, ...lines] = stdout.trim().split('\n');
    expect(sound).toMatch(/^docs\/sound\.md: no faults/);
    expect(lines.map(line => line.replace(/^docs\/faulty\.md:/, ''))).toEqual([
      expect.stringMatching(/^1 the front matter lacks keywords \(prose:/),
      expect.stringMatching(/^7 "keyword" isn't a key/),
      expect.stringMatching(/^9 a link to #cellar, but docs\/sound\.md has no such id/),
      expect.stringMatching(/^9 unknown word "zquirks".*cspell-words\.txt/),
      expect.stringMatching(/^9 "grey" is British: write "gray"/),
      expect.stringMatching(/^15 .*\b2\b.*\b3\b/),
      expect.stringMatching(/6 faults \(\d+\.\d s\)$/),
    ]);
    expect(code).toBe(1);
  });

  it('exits with 0 if nothing is wrong', async () => {
    const sound = await check('docs/sound.md');
    expect(sound).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^docs\/sound\.md: no faults/),
    });
  });

  it("prints its usage if no page is named, and says which page it can't find", async () => {
    expect(await check()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run check -- PAGE'),
    });
    expect(await check('docs/nowhere.md')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('docs/nowhere.md: there is no such page'),
    });
  });
});
