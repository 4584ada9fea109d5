import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const folders = ['', 'theme-plugin/pages', 'theme-plugin/search', 'theme-plugin/theme', 'examples'];
const manifests = folders.map(folder => JSON.parse(read(path.join(folder, 'package.json'))));

it('all packages and the site name the same repository', () => {
  const [, url] = /repository = '(.*)'/.exec(read('docusaurus.config.ts')) ?? [];
  expect(url).toMatch(/^https:/);
  folders.forEach((folder, index) => {
    expect(manifests[index]).toMatchObject({
      license: 'MIT',
      repository: {url: `git+${url}.git`, ...(folder && {directory: folder})},
      bugs: `${url}/issues`,
      homepage: expect.stringMatching(/^https:/),
    });
  });
});

it('has one license', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n/);
});

it('is checked with the Node version that editors and version managers pick up', () => {
  const version = read('.nvmrc').trim();
  for (const {engines} of manifests.filter(manifest => manifest.engines)) {
    expect(engines.node).toMatch(new RegExp(`^>=${version}\\.`));
  }
  for (const file of fs.readdirSync(path.join(root, '.github/workflows'))) {
    const workflow = read(`.github/workflows/${file}`);
    expect(workflow).not.toMatch(/node-version:/);
    expect(workflow.match(/uses: actions\/setup-node/g)).toHaveLength(
      workflow.match(/node-version-file: \.nvmrc/g)?.length ?? 0,
    );
  }
});

it('pins every action to the hash of a commit, with its version next to it', () => {
  const uses = fs
    .readdirSync(path.join(root, '.github/workflows'))
    .flatMap(file => read(`.github/workflows/${file}`).match(/uses: (?!\.\/).*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  for (const action of uses) {
    expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

it('overrides the version of no package', () => {
  expect(manifests[0].overrides).toBeUndefined();
});
