import vm from 'node:vm';

/**
 * Makes a bundle a module of this thread; its only imports are harmless modules of Node.
 *
 * @param name - file name in stack traces
 * @returns linked, not evaluated
 */
export async function linkBundle(code: string, name: string): Promise<vm.SourceTextModule> {
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

/** @returns evaluated when it is imported dynamically */
async function linkBuiltin(specifier: string): Promise<vm.SyntheticModule> {
  const builtin = await import(specifier);
  const names = Object.keys(builtin);
  const module = new vm.SyntheticModule(names, () => {
    names.forEach(name => module.setExport(name, builtin[name]));
  });
  await module.link(() => Promise.reject(new Error('A module of Node imports nothing here')));
  return module;
}
