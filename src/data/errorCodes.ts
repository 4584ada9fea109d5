/** An error of the core that a production build tells by its number. */
export interface ErrorCode {
  readonly code: number;
  /** What throws it. */
  readonly thrownBy: string;
  /** The message of a development build; `‹…›` stands for a value that is known only when it is thrown. */
  readonly message: string;
  readonly repair: string;
  readonly reference: {readonly to: string; readonly label: string};
}

/** Every error that the production build of the redux package can throw: place and code are the same. */
export const errorCodes: readonly ErrorCode[] = [
  {
    code: 0,
    thrownBy: 'createStore',
    message:
      'It looks like you are passing several store enhancers to createStore(). This is not supported. Instead, compose them together to a single function. See https://redux.js.org/tutorials/fundamentals/part-4-store#creating-a-store-with-enhancers for an example.',
    repair: 'Join the enhancers into one with compose and pass that.',
    reference: {to: '/api/compose#enhancers', label: 'compose'},
  },
  {
    code: 1,
    thrownBy: 'createStore',
    message: "Expected the enhancer to be a function. Instead, received: '‹…›'",
    repair:
      'Pass a store enhancer, such as the result of applyMiddleware, or leave the argument out.',
    reference: {to: '/api/createstore#parameters', label: 'createStore'},
  },
  {
    code: 2,
    thrownBy: 'createStore',
    message: "Expected the root reducer to be a function. Instead, received: '‹…›'",
    repair:
      'Pass a function. An undefined value is most often a wrong import, or a reducer that was not exported.',
    reference: {to: '/api/createstore#throws', label: 'createStore'},
  },
  {
    code: 3,
    thrownBy: 'getState',
    message:
      'You may not call store.getState() while the reducer is executing. The reducer has already received the state as an argument. Pass it down from the top reducer instead of reading it from the store.',
    repair: 'Read from the state argument of the reducer: it is the same state.',
    reference: {to: '/api/store#getstate', label: 'getState'},
  },
  {
    code: 4,
    thrownBy: 'subscribe',
    message: "Expected the listener to be a function. Instead, received: '‹…›'",
    repair: 'Pass a function. It gets no arguments and reads the state by getState.',
    reference: {to: '/api/store#subscribelistener', label: 'subscribe'},
  },
  {
    code: 5,
    thrownBy: 'subscribe',
    message:
      'You may not call store.subscribe() while the reducer is executing. If you would like to be notified after the store has been updated, subscribe from a component and invoke store.getState() in the callback to access the latest state. See https://redux.js.org/api/store#subscribelistener for more details.',
    repair: 'Subscribe outside of reducers, which must have no side effects.',
    reference: {to: '/api/store#subscribelistener', label: 'subscribe'},
  },
  {
    code: 6,
    thrownBy: 'unsubscribe',
    message:
      'You may not unsubscribe from a store listener while the reducer is executing. See https://redux.js.org/api/store#subscribelistener for more details.',
    repair: 'End the subscription outside of reducers, for example in a listener.',
    reference: {to: '/api/store#subscribelistener', label: 'subscribe'},
  },
  {
    code: 7,
    thrownBy: 'dispatch',
    message:
      "Actions must be plain objects. Instead, the actual type was: '‹…›'. You may need to add middleware to your store setup to handle dispatching other values, such as 'redux-thunk' to handle dispatching functions. See https://redux.js.org/tutorials/fundamentals/part-4-store#middleware and https://redux.js.org/tutorials/fundamentals/part-6-async-logic#using-the-redux-thunk-middleware for examples.",
    repair:
      'Dispatch an object with a type. For functions or promises the store needs middleware; configureStore adds the one for thunks.',
    reference: {to: '/api/store#dispatchaction', label: 'dispatch'},
  },
  {
    code: 8,
    thrownBy: 'dispatch',
    message:
      'Actions may not have an undefined "type" property. You may have misspelled an action type string constant.',
    repair:
      'Look at the constant or the action creator that the type comes from: its name is misspelled or not exported.',
    reference: {to: '/api/store#dispatchaction', label: 'dispatch'},
  },
  {
    code: 9,
    thrownBy: 'dispatch',
    message: 'Reducers may not dispatch actions.',
    repair:
      'Dispatch where the event happens, or in middleware. One action may be handled by several reducers.',
    reference: {to: '/api/store#dispatchaction', label: 'dispatch'},
  },
  {
    code: 10,
    thrownBy: 'replaceReducer',
    message: "Expected the nextReducer to be a function. Instead, received: '‹…›",
    repair: 'Pass the new reducer itself, not the module that holds it.',
    reference: {to: '/api/store#replacereducernextreducer', label: 'replaceReducer'},
  },
  {
    code: 11,
    thrownBy: 'observable.subscribe',
    message: "Expected the observer to be an object. Instead, received: '‹…›'",
    repair: 'Pass an object with a function next.',
    reference: {to: '/api/store#observable', label: 'observable'},
  },
  {
    code: 12,
    thrownBy: 'combineReducers',
    message: `The slice reducer for key "‹…›" returned undefined during initialization. If the state passed to the reducer is undefined, you must explicitly return the initial state. The initial state may not be undefined. If you don't want to set a value for this reducer, you can use null instead of undefined.`,
    repair:
      'Give the state parameter of that reducer a default value. null is allowed, undefined is not.',
    reference: {to: '/api/combinereducers#throws', label: 'combineReducers'},
  },
  {
    code: 13,
    thrownBy: 'combineReducers',
    message: `The slice reducer for key "‹…›" returned undefined when probed with a random type. Don't try to handle '‹…›' or other actions in "redux/*" namespace. They are considered private. Instead, you must return the current state for any unknown actions, unless it is undefined, in which case you must return the initial state, regardless of the action type. The initial state may not be undefined, but can be null.`,
    repair:
      'End the reducer with the state that it was given, for every action that it does not know.',
    reference: {to: '/api/combinereducers#rules', label: 'combineReducers'},
  },
  {
    code: 14,
    thrownBy: 'combineReducers',
    message:
      'When called with an action of type ‹…›, the slice reducer for key "‹…›" returned undefined. To ignore an action, you must explicitly return the previous state. If you want this reducer to hold no value, you can return null instead of undefined.',
    repair: 'Look at the branch for that action: a return is missing, or it returns undefined.',
    reference: {to: '/api/combinereducers#rules', label: 'combineReducers'},
  },
  {
    code: 15,
    thrownBy: 'applyMiddleware',
    message:
      'Dispatching while constructing your middleware is not allowed. Other middleware would not be applied to this dispatch.',
    repair: 'Dispatch in the innermost function of the middleware, or after the store was created.',
    reference: {to: '/api/applymiddleware#throws', label: 'applyMiddleware'},
  },
  {
    code: 16,
    thrownBy: 'bindActionCreators',
    message: `bindActionCreators expected an object or a function, but instead received: '‹…›'. Did you write "import ActionCreators from" instead of "import * as ActionCreators from"?`,
    repair: 'Import the action creators by name, or all of them with import * as.',
    reference: {to: '/api/bindactioncreators#throws', label: 'bindActionCreators'},
  },
  {
    code: 17,
    thrownBy: 'dispatch',
    message: `Action "type" property must be a string. Instead, the actual type was: '‹…›'. Value was: '‹…›' (stringified)`,
    repair: 'Make the type a string. Symbols and numbers cannot be read in the DevTools or stored.',
    reference: {to: '/api/store#dispatchaction', label: 'dispatch'},
  },
];
