import fs from 'node:fs';
import path from 'node:path';
import {readBrowserSteps} from '@site/src/tutorials/replay/browser/readBrowserSteps';
import {faultsIn, PAGE_1, PAGE_2, plantGarden, removeGardens, type Garden} from './support/garden';

afterAll(removeGardens);

const INDEX = `<!doctype html>
<button type="button">Sow</button>
<label>Kind <select><option>peas</option><option>beans</option></select></label>
<p></p>
<script type="module">
  const label = document.querySelector('p')
  const show = () => {
    label.textContent = \`\${localStorage.getItem('seeds') ?? 3} seeds\`
  }
  document.querySelector('button').addEventListener('click', () => {
    localStorage.setItem('seeds', '2')
    show()
  })
  document.querySelector('select').addEventListener('change', (event) => {
    label.textContent = \`Now \${event.target.value}\`
  })
  show()
</script>
`;

/** A garden with a web page in part 1, whose app is compiled once for all tests, and has no tests of its own to run. */
let garden: Garden;

beforeAll(() => {
  garden = plantGarden();
  fs.writeFileSync(path.join(garden.root, 'examples/garden/part-1/index.html'), INDEX);
  const show = `\`\`\`html app=garden/1 title="index.html"\n${INDEX}\`\`\`\n\n`;
  garden.edit(
    PAGE_1,
    ':::checkpoint[It compiles]{app=garden/1}',
    `${show}:::checkpoint[It compiles]{app=garden/1 browser=""}`,
  );
  garden.edit(PAGE_2, ' tests="src/plant.spec.ts"', '');
  garden.edit(PAGE_2, 'tests="all"', 'browser=""');
});

/** Gives each part's last checkpoint browser steps. */
function setSteps(first: string, second: string): void {
  for (const [page, steps] of [
    [PAGE_1, first],
    [PAGE_2, second],
  ] as const) {
    const [before = ''] = /browser="[^"]*"/.exec(garden.read(page)) ?? [];
    garden.edit(page, before, `browser="${steps}"`);
  }
}

it('is taken step by step, with storage that persists', async () => {
  const steps =
    'see 3 seeds; choose Kind with beans; see Now beans; press Sow; miss Now; reload; see 2 seeds';
  setSteps(steps, 'see 2 seeds');
  const {code, stdout} = await garden.run();
  expect(faultsIn(stdout)).toEqual([]);
  expect(code).toBe(0);

  setSteps(steps.replace('3', '4'), 'see 2 seeds');
  expect(faultsIn((await garden.run('garden/1', '--timeout', '10')).stdout)).toEqual([
    `${PAGE_1}:${garden.line(PAGE_1, ':::checkpoint')} the page doesn't show "4 seeds" at this checkpoint`,
  ]);
});

it('finds a checkpoint that only works with fresh storage', async () => {
  setSteps('see 3 seeds; press Sow', 'see 3 seeds');
  const {code, stdout} = await garden.run('garden/2', '--timeout', '10');
  expect(faultsIn(stdout)).toEqual([
    `${PAGE_2}:${garden.line(PAGE_2, ':::checkpoint[The bed has plants]')} the checkpoint holds only in fresh storage: the page doesn't show "3 seeds" to readers who followed all checkpoints before`,
  ]);
  expect(code).toBe(1);
});

describe('readBrowserSteps', () => {
  it('reads names and values', () => {
    expect(readBrowserSteps('fill Title with Low Sun; press Add; reload')).toEqual([
      {verb: 'fill', text: 'Title', value: 'Low Sun'},
      {verb: 'press', text: 'Add'},
      {verb: 'reload', text: ''},
    ]);
  });

  it.each(['look around', 'see', 'reload it', 'fill Title', ''])('rejects "%s"', steps => {
    expect(() => readBrowserSteps(steps)).toThrow();
  });
});
