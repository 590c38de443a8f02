/** The reducer of actions that change no state: sagas and tracking listen to them. */
export const fact = () => {};

/** The same for actions with a payload. */
export const factOf = <Payload>() => ({ reducer: fact, prepare: (payload: Payload) => ({ payload }) });
