interface Target {
  readonly appId: string;
  readonly indexName: string;
}

/** Converts an error of the service to one that says what to do. */
export function toPushError(thrown: unknown, {appId, indexName}: Target): Error {
  const {status, message = String(thrown)} = (thrown ?? {}) as {status?: number; message?: string};
  const cause = {cause: thrown};
  if (status === 403 && /rights|not enough|not allowed/i.test(message)) {
    return new Error(
      `The key cannot write to "${indexName}" (${message}). ALGOLIA_WRITE_KEY needs the rights addObject, ` +
        'editSettings, deleteIndex; the search key of themeConfig.algolia has none of them.',
      cause,
    );
  }
  if (status === 403) {
    return new Error(
      `Algolia does not know this key for the application "${appId}" (${message}). Check ALGOLIA_WRITE_KEY and themeConfig.algolia.appId.`,
      cause,
    );
  }
  if (status !== undefined) {
    return new Error(
      `Algolia refused the records for "${indexName}": ${status} ${message}. The index is as it was.`,
      cause,
    );
  }
  return new Error(
    `Algolia could not be reached (${message}). Check the network and themeConfig.algolia.appId. The index is as it was.`,
    cause,
  );
}
