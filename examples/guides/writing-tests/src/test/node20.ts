/*
 * MSW 3 needs Node 22.12 or later. These three functions are all that Node 20 lacks,
 * so you can delete this file if nobody runs the tests on Node 20.
 */
Promise.withResolvers ??= function withResolvers<T>() {
  let resolve!: PromiseWithResolvers<T>['resolve']
  let reject!: PromiseWithResolvers<T>['reject']
  const promise = new Promise<T>((...functions) => {
    ;[resolve, reject] = functions
  })
  return { promise, resolve, reject }
}

Set.prototype.intersection ??= function intersection(other) {
  return new Set([...this].filter((item) => other.has(item)))
}

Set.prototype.difference ??= function difference(other) {
  return new Set([...this].filter((item) => !other.has(item)))
}
