import vm from 'node:vm';

/**
 * Links a bundle as a module of this thread. It can import only harmless Node modules.
 *
 * @param name - file name in stack traces
 * @returns the module, linked but not evaluated
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

/** @returns the module, already evaluated if the import is dynamic */
async function linkBuiltin(specifier: string): Promise<vm.SyntheticModule> {
  const builtin = await import(specifier);
  const names = Object.keys(builtin);
  const module = new vm.SyntheticModule(names, () => {
    names.forEach(name => module.setExport(name, builtin[name]));
  });
  await module.link(() => Promise.reject(new Error('A module of Node imports nothing here')));
  return module;
}
