/**
 * What Redux Toolkit imports of Immer, for reducers that return the new state: nothing can be drafted, so a reducer gets the state
 * itself. One that changed it would change what the views show: the linter and the store of the tests refuse that.
 */
export const isDraft = () => false;
export const isDraftable = () => false;
export const produce = <State, Result>(state: State, reducer: (state: State) => Result): Result => reducer(state);
const same = <Value>(value: Value): Value => value;
export { same as current, same as freeze, same as original };
