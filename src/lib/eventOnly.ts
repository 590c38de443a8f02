/** Reducer for actions that change no state: sagas and tracking listen to them. */
export const eventOnly = <State>(state: State): State => state;

/** The same for actions with a payload. */
export const eventOnlyOf = <Payload>() => ({ reducer: eventOnly, prepare: (payload: Payload) => ({ payload }) });
