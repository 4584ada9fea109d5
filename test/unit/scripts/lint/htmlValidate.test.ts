import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const PROGRAM = path.join(ROOT, 'node_modules/html-validate/bin/html-validate.mjs');

const H1 = '<h1>Store</h1>';

/** Bodies of pages, each with the rule that it breaks; '' for sound ones. */
const BODIES: readonly (readonly [body: string, found: string])[] = [
  [`${H1}<h2>Usage</h2><h3>Setup</h3>`, ''],
  [`${H1}<h3>Setup</h3>`, 'heading-level'],
  [`${H1}<h2></h2>`, 'empty-heading'],
  [`${H1}<input type="text">`, 'input-missing-label'],
  [`${H1}<label>Query <input type="text"></label>`, ''],
  [`${H1}<input type="text" aria-label="Query">`, ''],
  [`${H1}<button>Close</button>`, 'no-implicit-button-type'],
  [`${H1}<button type="button">Close</button>`, ''],
  [`${H1}<button type="button"></button>`, 'text-content'],
  [`${H1}<a href="/"></a>`, 'wcag/h30'],
  [`${H1}<img src="/a.png">`, 'wcag/h37'],
  [`${H1}<img src="/a.png" alt="">`, ''],
  [`${H1}<p id="a"></p><p id="a"></p>`, 'no-dup-id'],
  [`${H1}<p id="a b"></p>`, 'valid-id attribute-allowed-values'],
  [`${H1}<p id="__docusaurus"></p>`, ''],
  [`${H1}<nav aria-labelledby="none">Text</nav>`, 'no-missing-references'],
  [`${H1}<nav aria-labelledby="a"><b id="a">Text</b></nav>`, ''],
  [`${H1}<p style="color: red">Text</p>`, 'no-inline-style'],
  [`${H1}<p style="--lines: 3">Text</p>`, ''],
  [`${H1}<p><font>Text</font></p>`, 'deprecated element-permitted-content'],
  [`${H1}<ul><p>Text</p></ul>`, 'element-permitted-content'],
  [`${H1}<p class="a a">Text</p>`, 'no-dup-class'],
  [`${H1}<main></main><main></main>`, 'no-multiple-main'],
  [`${H1}<div role="button">Text</div>`, 'prefer-native-element'],
  [`${H1}<p aria-label="Name">Text</p>`, 'aria-label-misuse'],
  [`${H1}<ul aria-label="Docs"><li>Text</li></ul>`, ''],
  [`${H1}<table role="table"><tr><td>A<td>B</table>`, ''],
];

const page = (body: string, title = 'Store | Redux') =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>${title}</title></head><body>${body}</body></html>`;

it('finds what breaks each rule, and nothing in its neighbors', () => {
  const pages = [
    ...BODIES.map(([body, found]) => [page(body), found] as const),
    [page(H1, 'x'.repeat(76)), 'long-title'],
    [page(H1, 'x'.repeat(75)), ''],
    [page(H1).replace(' lang=en', ''), 'element-required-attributes'],
    [page(H1).replace('<!doctype html>', ''), 'missing-doctype'],
  ] as const;
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'html-'));
  const files = pages.map(([html], index) => {
    const file = path.join(dir, `${index}.html`);
    fs.writeFileSync(file, html);
    return file;
  });
  const {stdout} = spawnSync(
    process.execPath,
    [PROGRAM, `--config=${ROOT}/.htmlvalidate.mjs`, '--formatter=json', ...files],
    {cwd: ROOT, encoding: 'utf8'},
  );
  fs.rmSync(dir, {recursive: true});
  const reports = JSON.parse(stdout) as {filePath: string; messages: {ruleId: string}[]}[];
  const rulesIn = (file: string | undefined) =>
    (reports.find(({filePath}) => filePath === file)?.messages ?? [])
      .map(({ruleId}) => ruleId)
      .join(' ');
  expect(pages.map(([html], index) => [html, rulesIn(files[index])])).toEqual(pages);
});
