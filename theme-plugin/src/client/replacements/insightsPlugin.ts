import type {
  createAlgoliaInsightsPlugin as createPlugin,
  CreateAlgoliaInsightsPluginParams,
} from '@algolia/autocomplete-plugin-algolia-insights';

type Plugin = ReturnType<typeof createPlugin>;

/**
 * In place of the entry of `@algolia/autocomplete-plugin-algolia-insights`, which autocomplete-core brings along for
 * whoever sets its `insights`. The search here reports events on its own, so the plugin (2 KiB) would come with every
 * first search and never run. Where a site's own code sets `insights`, the plugin is loaded when it subscribes; if that
 * fails, no events are sent, and the search works as before.
 */
export function createAlgoliaInsightsPlugin(options: CreateAlgoliaInsightsPluginParams): Plugin {
  let loaded: Plugin | undefined;
  return {
    // autocomplete-core looks for the plugin by this name, so as not to add a second one.
    name: 'aa.algoliaInsightsPlugin',
    subscribe(autocomplete) {
      import('@algolia/autocomplete-plugin-algolia-insights/dist/esm/createAlgoliaInsightsPlugin').then(
        module => {
          loaded = module.createAlgoliaInsightsPlugin(options);
          loaded.subscribe?.(autocomplete);
        },
        () => {},
      );
    },
    onStateChange: change => loaded?.onStateChange?.(change),
  };
}
