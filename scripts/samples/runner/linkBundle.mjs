import vm from 'node:vm';

/**
 * Makes a bundle a module of this thread; its only imports are harmless modules of Node.
 *
 * @param {string} code
 * @param {string} name File name in stack traces.
 * @returns {Promise<vm.SourceTextModule>} Linked, not evaluated.
 */
export async function linkBundle(code, name) {
  const module = new vm.SourceTextModule(code, {
    identifier: name,
    initializeImportMeta(meta) {
      meta.url = `file:///${name}`;
    },
    importModuleDynamically: specifier => linkBuiltin(specifier),
  });
  await module.link(linkBuiltin);
  return module;
}

/**
 * @param {string} specifier
 * @returns {Promise<vm.SyntheticModule>} Evaluated when it is imported dynamically.
 */
async function linkBuiltin(specifier) {
  const builtin = await import(specifier);
  const names = Object.keys(builtin);
  const module = new vm.SyntheticModule(names, () => {
    names.forEach(name => module.setExport(name, builtin[name]));
  });
  await module.link(() => Promise.reject(new Error('A module of Node imports nothing here')));
  return module;
}
