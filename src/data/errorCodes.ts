/** An error of the Redux core, which production builds identify by a number. */
export interface ErrorCode {
  readonly code: number;
  /**
   * What went wrong, in a few words: the entry's heading and its title in search results. Code is between backticks here
   * and in `repair`.
   */
  readonly title: string;
  /** The function that throws it. */
  readonly thrownBy: string;
  /** The message in a development build, where `‹…›` marks a value that's only known at run time. */
  readonly message: string;
  readonly repair: string;
  /** Where to read more. The label is a function's name: that of the one that throws the error, unless it says otherwise. */
  readonly reference: {readonly to: string; readonly label?: string};
  /** An article that explains the cause, if the reference page doesn't. The label completes the sentence "Learn …". */
  readonly guide?: {readonly to: string; readonly label: string};
}

/** Every error that a production build of the redux package can throw. The index of each entry is its code. */
export const errorCodes: readonly ErrorCode[] = [
  {
    code: 0,
    title: '`createStore()` received several enhancers',
    thrownBy: 'createStore',
    message:
      'It looks like you are passing several store enhancers to createStore(). This is not supported. Instead, compose them together to a single function. See https://redux.js.org/tutorials/fundamentals/part-4-store#creating-a-store-with-enhancers for an example.',
    repair:
      'Use `compose` to combine the enhancers into one, and pass the result to `createStore`.',
    reference: {to: '/api/compose#enhancers', label: 'compose'},
    guide: {
      to: '/tutorials/fundamentals/part-4-store#creating-a-store-with-enhancers',
      label: 'how enhancers extend a store',
    },
  },
  {
    code: 1,
    title: 'The enhancer isn’t a function',
    thrownBy: 'createStore',
    message: "Expected the enhancer to be a function. Instead, received: '‹…›'",
    repair:
      'Pass a store enhancer, like the one that `applyMiddleware` returns. If you don’t need an enhancer, leave out the argument.',
    reference: {to: '/api/createstore#parameters'},
  },
  {
    code: 2,
    title: 'The root reducer isn’t a function',
    thrownBy: 'createStore',
    message: "Expected the root reducer to be a function. Instead, received: '‹…›'",
    repair:
      'Pass the reducer function itself. If it’s `undefined`, check the import. The reducer might be exported under a different name, or not at all.',
    reference: {to: '/api/createstore#throws'},
  },
  {
    code: 3,
    title: '`getState()` was called in a reducer',
    thrownBy: 'getState',
    message:
      'You may not call store.getState() while the reducer is executing. The reducer has already received the state as an argument. Pass it down from the top reducer instead of reading it from the store.',
    repair:
      'Use the state that the reducer gets as its first argument. If a slice reducer needs another part of the state, pass it in from the root reducer.',
    reference: {to: '/api/store#getstate'},
    guide: {to: '/faq/reducers#dispatch-in-reducers', label: 'why a reducer can’t use the store'},
  },
  {
    code: 4,
    title: 'The listener isn’t a function',
    thrownBy: 'subscribe',
    message: "Expected the listener to be a function. Instead, received: '‹…›'",
    repair:
      'Pass a function. Redux calls it without any arguments, so use `getState` in the listener to read the current state.',
    reference: {to: '/api/store#subscribelistener'},
  },
  {
    code: 5,
    title: '`subscribe()` was called in a reducer',
    thrownBy: 'subscribe',
    message:
      'You may not call store.subscribe() while the reducer is executing. If you would like to be notified after the store has been updated, subscribe from a component and invoke store.getState() in the callback to access the latest state. See https://redux.js.org/api/store#subscribelistener for more details.',
    repair:
      'Move the call out of the reducer, because reducers can’t have side effects. For example, subscribe right after you create the store.',
    reference: {to: '/api/store#subscribelistener'},
  },
  {
    code: 6,
    title: '`unsubscribe()` was called in a reducer',
    thrownBy: 'unsubscribe',
    message:
      'You may not unsubscribe from a store listener while the reducer is executing. See https://redux.js.org/api/store#subscribelistener for more details.',
    repair:
      'Move the call out of the reducer, because reducers can’t have side effects. For example, unsubscribe in the listener itself.',
    reference: {to: '/api/store#subscribelistener', label: 'subscribe'},
  },
  {
    code: 7,
    title: 'The action isn’t a plain object',
    thrownBy: 'dispatch',
    message:
      "Actions must be plain objects. Instead, the actual type was: '‹…›'. You may need to add middleware to your store setup to handle dispatching other values, such as 'redux-thunk' to handle dispatching functions. See https://redux.js.org/tutorials/fundamentals/part-4-store#middleware and https://redux.js.org/tutorials/fundamentals/part-6-async-logic#using-the-redux-thunk-middleware for examples.",
    repair:
      'Dispatch a plain object with a `type` field. If you want to dispatch a function or a promise, the store needs middleware that handles it. `configureStore` already adds the thunk middleware, which handles functions.',
    reference: {to: '/api/store#dispatchaction'},
    guide: {
      to: '/tutorials/fundamentals/part-6-async-logic#using-the-redux-thunk-middleware',
      label: 'how the thunk middleware handles functions',
    },
  },
  {
    code: 8,
    title: 'The action’s type is `undefined`',
    thrownBy: 'dispatch',
    message:
      'Actions may not have an undefined "type" property. You may have misspelled an action type string constant.',
    repair:
      'Check where the type comes from. You probably misspelled the name of the constant or action creator, or its module doesn’t export it.',
    reference: {to: '/api/store#dispatchaction'},
    guide: {to: '/faq/actions#actions-string-constants', label: 'why the type is a string'},
  },
  {
    code: 9,
    title: 'A reducer dispatched an action',
    thrownBy: 'dispatch',
    message: 'Reducers may not dispatch actions.',
    repair:
      'Dispatch the action from an event handler or middleware instead. If one event should change several parts of the state, let several reducers handle the same action.',
    reference: {to: '/api/store#dispatchaction'},
    guide: {to: '/faq/reducers#dispatch-in-reducers', label: 'why a reducer can’t use the store'},
  },
  {
    code: 10,
    title: 'The new reducer isn’t a function',
    thrownBy: 'replaceReducer',
    message: "Expected the nextReducer to be a function. Instead, received: '‹…›",
    repair: 'Pass the new reducer function itself rather than the module that exports it.',
    reference: {to: '/api/store#replacereducernextreducer'},
  },
  {
    code: 11,
    title: 'The observer isn’t an object',
    thrownBy: 'observable.subscribe',
    message: "Expected the observer to be an object. Instead, received: '‹…›'",
    repair: 'Pass an object with a `next` method that receives the state.',
    reference: {to: '/api/store#observable', label: 'observable'},
  },
  {
    code: 12,
    title: 'A slice reducer returned `undefined` during initialization',
    thrownBy: 'combineReducers',
    message: `The slice reducer for key "‹…›" returned undefined during initialization. If the state passed to the reducer is undefined, you must explicitly return the initial state. The initial state may not be undefined. If you don't want to set a value for this reducer, you can use null instead of undefined.`,
    repair:
      'Give the reducer’s state parameter a default value. It can be `null`, but not `undefined`.',
    reference: {to: '/api/combinereducers#throws'},
    guide: {
      to: '/usage/structuring-reducers/initializing-state',
      label: 'how reducers get their initial state',
    },
  },
  {
    code: 13,
    title: 'A slice reducer returned `undefined` for an unknown action',
    thrownBy: 'combineReducers',
    message: `The slice reducer for key "‹…›" returned undefined when probed with a random type. Don't try to handle '‹…›' or other actions in "redux/*" namespace. They are considered private. Instead, you must return the current state for any unknown actions, unless it is undefined, in which case you must return the initial state, regardless of the action type. The initial state may not be undefined, but can be null.`,
    repair:
      'Return the current state for any action type that the reducer doesn’t recognize, and don’t handle Redux’s private action types.',
    reference: {to: '/api/combinereducers#rules'},
  },
  {
    code: 14,
    title: 'A slice reducer returned `undefined` for a dispatched action',
    thrownBy: 'combineReducers',
    message:
      'When called with an action of type ‹…›, the slice reducer for key "‹…›" returned undefined. To ignore an action, you must explicitly return the previous state. If you want this reducer to hold no value, you can return null instead of undefined.',
    repair:
      'Check the code that handles this action type. Most likely, a return statement is missing or returns `undefined`.',
    reference: {to: '/api/combinereducers#rules'},
  },
  {
    code: 15,
    title: 'A middleware dispatched an action during setup',
    thrownBy: 'applyMiddleware',
    message:
      'Dispatching while constructing your middleware is not allowed. Other middleware would not be applied to this dispatch.',
    repair:
      'Dispatch in the innermost function of the middleware, which runs for each action, or wait until the store has been created.',
    reference: {to: '/api/applymiddleware#throws'},
  },
  {
    code: 16,
    title: '`bindActionCreators()` didn’t receive action creators',
    thrownBy: 'bindActionCreators',
    message: `bindActionCreators expected an object or a function, but instead received: '‹…›'. Did you write "import ActionCreators from" instead of "import * as ActionCreators from"?`,
    repair:
      'Import the action creators by name, or use `import * as` to import them all as one object.',
    reference: {to: '/api/bindactioncreators#throws'},
  },
  {
    code: 17,
    title: 'The action’s type isn’t a string',
    thrownBy: 'dispatch',
    message: `Action "type" property must be a string. Instead, the actual type was: '‹…›'. Value was: '‹…›' (stringified)`,
    repair:
      'Use a string, so you can read the type in the DevTools and the action can be serialized.',
    reference: {to: '/api/store#dispatchaction'},
    guide: {to: '/faq/actions#actions-string-constants', label: 'why the type is a string'},
  },
];
