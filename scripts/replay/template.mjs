import fs from 'node:fs';
import path from 'node:path';

/** Where the templates of create-vite are kept; `save-template.mjs` writes them. */
export const TEMPLATES_FOLDER = path.join(import.meta.dirname, 'templates');

/**
 * The files that `npm create vite@latest <project> -- --template <template>` makes.
 *
 * @param {string} template Such as `react-ts`.
 * @param {string} project Name of the project, which create-vite writes into two of the files.
 * @returns {Map<string, string>} Path in the project to its text.
 * @throws {Error} If the template isn't kept here.
 */
export function readTemplate(template, project) {
  const file = path.join(TEMPLATES_FOLDER, `vite-${template}.json`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `There is no ${file}: save the template with node scripts/replay/save-template.mjs, or start from another`,
    );
  }
  /** @type {{files: Record<string, string>}} */
  const saved = JSON.parse(fs.readFileSync(file, 'utf8'));
  const files = new Map(Object.entries(saved.files));
  const manifest = JSON.parse(files.get('package.json') ?? '{}');
  files.set('package.json', `${JSON.stringify({...manifest, name: project}, null, 2)}\n`);
  const page = files.get('index.html') ?? '';
  files.set('index.html', page.replace(/<title>.*?<\/title>/, `<title>${project}</title>`));
  return files;
}
