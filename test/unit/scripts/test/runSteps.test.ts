import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runSteps} from '@site/scripts/test/runSteps';
import type {Step} from '@site/scripts/test/Step';

let root: string;
let printed: string[];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'run-steps-'));
  printed = [];
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const shell = (script: string) => ['sh', '-c', script];

/** Writes its own name to `started`, then waits up to five seconds for another step to write `name`. */
const meets = (own: string, name: string) =>
  shell(`touch ${own}; for i in $(seq 50); do [ -e ${name} ] && exit 0; sleep 0.1; done; exit 1`);

const run = (steps: readonly Step[], cores = 2) =>
  runSteps(steps, {root, cores, print: text => void printed.push(text)});

describe('runSteps', () => {
  it('runs steps in parallel', async () => {
    const results = await run([
      {name: 'one', command: meets('a', 'b')},
      {name: 'two', command: meets('b', 'a')},
    ]);
    expect(results.map(({name, failed}) => [name, failed])).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
  });

  it('runs no more steps at once than there are cores', async () => {
    const alone = shell('mkdir lock && sleep 0.2 && rmdir lock');
    const steps = ['one', 'two', 'three'].map(name => ({name, command: alone}));
    expect((await run(steps, 1)).map(result => result.failed)).toEqual([0, 0, 0]);
    // With a core for each, all three do run at once: each waits up to five seconds for the others.
    const meeting = ['one', 'two', 'three'].map(name => ({
      name,
      command: shell(
        `touch met-${name}; for i in $(seq 50); do [ $(ls met-* | wc -l) = 3 ] && exit 0; sleep 0.1; done; exit 1`,
      ),
    }));
    expect((await run(meeting, 3)).map(result => result.failed)).toEqual([0, 0, 0]);
  });

  it('runs nothing alongside a step that runs alone', async () => {
    const lock = shell('mkdir lock && sleep 0.2 && rmdir lock');
    const results = await run([
      {name: 'one', command: lock},
      {name: 'two', command: lock, alone: true},
      {name: 'three', command: lock},
    ]);
    expect(results.map(result => result.failed)).toEqual([0, 0, 0]);
  });

  it("takes a step for passed only if it didn't fail and had all that it needs", async () => {
    const report = (missing: string) =>
      shell(`echo '{"passed": 1, "failures": [], "missing": [${missing}]}' > "\${0#--report=}"`);
    const steps: Step[] = [
      {name: 'plain', command: shell('true')},
      {name: 'failed', command: shell('false')},
      {name: 'whole', command: report(''), counts: 'engines'},
      {name: 'partial', command: report('"Firefox"'), counts: 'engines'},
    ];
    const passed: string[] = [];
    const options = {root, cores: 1, print: () => {}};
    await runSteps(steps, {...options, onPass: ({name}) => void passed.push(name)});
    expect(passed).toEqual(['plain', 'whole']);
  });

  it('waits for the step that another one needs, and skips the latter if the former fails', async () => {
    const steps = [
      {name: 'build', command: shell('sleep 0.2; touch built')},
      {name: 'pages', command: shell('test -e built'), needs: 'build'},
      {name: 'broken', command: shell('exit 3')},
      {name: 'after', command: shell('true'), needs: 'broken'},
    ];
    expect((await run(steps)).map(({name, ran, failed}) => [name, ran, failed])).toEqual([
      ['build', true, 0],
      ['pages', true, 0],
      ['broken', true, 1],
      ['after', false, 0],
    ]);
  });

  it('prints what each step wrote in one piece, under its name', async () => {
    await run([
      {name: 'one', command: shell('echo first; sleep 0.2; echo second')},
      {name: 'two', command: shell('echo third >&2')},
    ]);
    expect(printed).toContainEqual(expect.stringMatching(/^\n── one: .*\nfirst\nsecond\n$/));
    expect(printed).toContainEqual(expect.stringMatching(/^\n── two: .*\nthird\n$/));
  });
});
